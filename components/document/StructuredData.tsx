import type { BreadcrumbList, Graph, WithContext } from 'schema-dts';

type Props = { data: Graph | WithContext<BreadcrumbList> };

/** What a page says, as JSON-LD for search engines. Data and not a script: no browser runs it, and no policy needs its hash. */
export function StructuredData({ data }: Props) {
  // A "<" in the data could otherwise close the element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped one line above
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
