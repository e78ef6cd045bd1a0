import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { builtPages, WEB_ROOT } from '../fixtures/built.ts';

const worker = readFileSync(`${WEB_ROOT}/sw.js`, 'utf8');
const keeping = builtPages().filter(({ document }) => document.querySelector('[data-behaviour=keepPage]'));

describe('offline reading', () => {
  test('can be chosen on guides, articles, news, reports, fact sheets, calendars and the glossary, on no page that sends a form', () => {
    const kinds = [
      'compliance-calendar',
      'eventcalander',
      'fact-sheets/agents',
      'glossary',
      'how-to-renew-hmrc-mlr',
      'kyc-cdd-msbs',
    ];
    expect(keeping.map(({ path }) => path)).toEqual(expect.arrayContaining(kinds.map((kind) => `/${kind}`)));
    for (const { path, document } of keeping)
      expect(document.querySelector('main form[action], [data-island$=Form]'), path).toBeNull();
  });

  test('has a service worker below 3 kB that fetches only the offline page and files of this build', () => {
    const named = worker.match(/\/(?:offline|static|media)[\w./-]*/g) ?? [];
    const files = named.filter((file) => /\w\.\w|offline$/.test(file));
    for (const needed of [/^\/offline$/, /\.woff2$/, /\/keptPages\.behaviour\./])
      expect(files).toContainEqual(expect.stringMatching(needed));
    for (const file of files)
      expect(existsSync(WEB_ROOT + file) || existsSync(`${WEB_ROOT}${file}.html`), file).toBe(true);
    expect(worker.length).toBeLessThan(3_000);
  });
});
