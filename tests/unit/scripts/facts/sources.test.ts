import { describe, expect, test } from 'vitest';
import type { Figure, Figures } from '#content/figures/schema.server.ts';
import { checkSources } from '#scripts/checks/facts/sources.ts';
import { read } from '../../../fixtures/sources.ts';

/** Answers of the two services as they were recorded, cut to their heads. */
const MANUAL = 'https://www.gov.uk/hmrc-internal-manuals/vat-government-and-public-bodies/vatgpb2000';
const REGULATION = 'https://www.legislation.gov.uk/uksi/2015/448/regulation/5';
const RECORDED: Record<string, string> = {
  'https://www.gov.uk/api/content/hmrc-internal-manuals/vat-government-and-public-bodies/vatgpb2000':
    'manualSection.json',
  'https://www.gov.uk/api/content/406beacon': 'redirect.json',
  'https://www.legislation.gov.uk/uksi/2015/448/regulation/5/data.xml': 'regulation.xml',
};

async function recorded(address: string): Promise<string> {
  const name = RECORDED[address];
  if (!name) throw new Error('It answered 404.');
  return read(`tests/fixtures/unit/sources/${name}`);
}

const figure = (url: string, checked?: string): Figure => ({
  ...{ what: 'A period.', unit: 'days', values: [{ value: 30 }], source: { title: 'Source', url } },
  ...(checked && { checked }),
});
const report = (figures: Figures, ask = recorded, today = '2026-11-22') => checkSources(figures, ask, today);

describe('a figure is listed when its source has changed since it was checked', () => {
  test.each([
    ['a page of GOV.UK', MANUAL, '2015-02-09', 'was updated on 2015-02-10'],
    ['a page of GOV.UK that has moved', 'https://www.gov.uk/406beacon', '2026-11-22', 'has moved to /maritime-safety'],
    ['a provision with a new version', `${REGULATION}#5-1`, '2021-07-21', 'has a version in force from 2021-07-22'],
    [
      'a provision whose law was edited',
      REGULATION,
      '2026-05-17',
      'was edited on 2026-05-18, or another part of its law',
    ],
  ])('%s', async (_, url, checked, says) => {
    const { changed, ...others } = await report({ period: figure(url, checked) });
    expect(changed).toEqual([expect.stringContaining(`period, checked on ${checked}: Source ${says}`)]);
    expect(others).toEqual({ failed: [], unchecked: [], byHand: [] });
  });

  test('a version of a law that is still to come counts from its day on', async () => {
    const { changed } = await report({ period: figure(REGULATION, '2021-07-20') }, recorded, '2021-07-21');
    expect(changed).toEqual([expect.stringContaining('its last version is of 2015-03-05')]);
  });

  test('and not when it is as it was on that day', async () => {
    const figures = { manual: figure(MANUAL, '2015-02-10'), regulation: figure(REGULATION, '2026-05-18') };
    expect((await report(figures)).changed).toEqual([]);
  });
});

test('a page that does not answer, or answers something else, is named once with the reason', async () => {
  const gone = 'https://www.gov.uk/gone';
  const figures = { a: figure(gone, '2026-11-22'), b: figure(gone, '2026-11-22') };
  expect((await report(figures)).failed).toEqual(['https://www.gov.uk/api/content/gone: It answered 404.']);
  const { failed } = await report({ a: figure(REGULATION, '2026-11-22') }, async () => '<html></html>');
  expect(failed).toEqual([
    expect.stringMatching(/regulation\/5\/data\.xml: The answer is not as expected\..*modified/s),
  ]);
});

test('a source that cannot be asked is left to people, a figure without a check is named, and advice has no source', async () => {
  const figures: Figures = {
    fca: figure('https://www.handbook.fca.org.uk/handbook/SUP/16/13.html', '2026-11-22'),
    unread: figure(MANUAL),
    advice: { ...figure(MANUAL), source: 'association' },
  };
  expect(await report(figures)).toEqual({
    ...{ changed: [], failed: [] },
    unchecked: [expect.stringMatching(/^unread: /)],
    byHand: [expect.stringMatching(/^fca, checked on 2026-11-22: /)],
  });
});
