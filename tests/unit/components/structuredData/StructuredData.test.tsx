import { parse } from 'node-html-parser';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { StructuredData } from '#components/document/StructuredData.tsx';

test('structured data says what it is given, and can’t close its own element', () => {
  const data = {
    '@context': 'https://schema.org',
    '@graph': [{ '@type': 'WebSite', name: '</script><img src=x>' }],
  } as const;
  const html = renderToStaticMarkup(<StructuredData data={data} />);
  expect(html.match(/</g)).toHaveLength(2);
  expect(JSON.parse(parse(html).querySelector('script')?.innerHTML ?? '')).toEqual(data);
});
