import type { Graph } from 'schema-dts';

type Props = { data: Graph };

/**
 * A page’s structured data as JSON-LD. Browsers do not run it, so the security policy needs no hash
 * of it.
 */
export function StructuredData({ data }: Props) {
  // A "<" in the data could otherwise close the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped one line above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
