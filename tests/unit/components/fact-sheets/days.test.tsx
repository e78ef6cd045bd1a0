import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { FactSheetText } from '#components/sections/fact-sheets/FactSheetText.tsx';
import { factSheets } from '#content/collections/fact-sheets/index.ts';
import { factSheetsPage } from '#content/pages/fact-sheets.ts';
import { slipWords } from '#content/site/slip.ts';

test.each([
  { days: ['2026-05-02', '2026-05-02'], said: ['were compared with their sources on 2 May 2026'] },
  { days: ['2026-05-02', undefined], said: ['The source</a>, compared on 2 May 2026'] },
  { days: [undefined, undefined], said: null },
])('of figures compared on $days, $said stands on the page', ({ days, said }) => {
  const source = { title: 'The source', url: 'https://www.gov.uk/source' };
  const figures = days.map((checked) => ({ figure: '£1', text: 'A fee', source, ...(checked && { checked }) }));
  const words = { labels: factSheetsPage.sheet, slip: { words: slipWords, address: '' }, inShort: '', terms: [] };
  const [sheet] = factSheets.map((sheet) => (
    <FactSheetText {...words} key="" sheet={{ ...sheet, figures, body: '' }} />
  ));
  const page = renderToStaticMarkup(sheet).replaceAll('\u00a0', ' ');
  expect(page.match(/(The source<\/a>, |were )compared [^.<]*/g)).toEqual(said);
});
