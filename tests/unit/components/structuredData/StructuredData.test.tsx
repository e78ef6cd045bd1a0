import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '#components/document/StructuredData.tsx';

test('structured data contains the given object, and can’t close its script element', () => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: '</script><img src=x>' }],
  } as const;
  const html = renderToStaticMarkup(<StructuredData data={data} />);
  expect(html.match(/</g)).toHaveLength(2);
  expect(JSON.parse(parse(html).querySelector('script')?.innerHTML ?? '')).toEqual(data);
});
