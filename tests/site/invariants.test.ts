import { execSync } from 'node:child_process';
import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { collectionFolder } from '#content/schema/contentFolder.server.ts';
import { site } from '#content/site/site.ts';
import { linkEnds, linkFault, linkMoved, lostAddresses, lostStarts } from '#scripts/checks/content/addresses.ts';
import { invariants, movedLinks, overweight, unlettered } from '#scripts/checks/content/invariants.ts';
import { builtPages } from '../fixtures/built.ts';
import { read, temporaryFolder } from '../fixtures/files.ts';

// `npm run content` asks the same of what staff have written.
test.each(Object.entries(invariants))('%s', (_, problems) => expect(problems()).toEqual([]));
test('no page, script or font weighs more than its budget', () => expect(overweight()).toEqual([]));
test('no page links to a former address', () => expect(movedLinks()).toEqual([]));

test('a character that no typeface has is mentioned with its file', () => {
  const file = `${temporaryFolder({ 'person.yaml': 'name: Łódź ★\u200B' })}/person.yaml`;
  expect(unlettered([file])).toEqual([`${file}: neither typeface of the site has ★, so another font shows it.`]);
});

describe('of what was public', () => {
  const git = (words: string, input = '') =>
    execSync(`git ${words}`, { input, encoding: 'utf8', stdio: 'pipe' }).trim();
  const file = (name: string) => collectionFolder(`news/${name}.md`);
  const commit = (day = '2026-11-01') => {
    vi.stubEnv('GIT_COMMITTER_DATE', `${day}T12:00:00Z`);
    git('-c user.name=A -c user.email=a@a.example commit -qm A');
  };
  const keep = (file: string, source: string) =>
    git(`update-index --add --cacheinfo 100644,${git('hash-object -w --stdin', source)},${file}`);

  beforeEach(() => {
    // A history of its own for the working folder.
    vi.stubEnv('GIT_DIR', temporaryFolder());
    vi.stubEnv('GIT_WORK_TREE', process.cwd());
    git('init -q');
  });
  afterEach(() => vi.unstubAllEnvs());

  test.each<[what: string, event: string, past: [day: string, fields: string][], start?: string]>([
    [
      'of which one is missing',
      'rescheduled',
      [
        ['2026-11-02', 'start: 2026-12-01 18:00'],
        ['2026-11-03', 'start: 2026-12-08 18:00'],
      ],
      '2026-12-01 18:00, 2026-12-08 18:00',
    ],
    ['all of which it has', 'rescheduled', [['2026-11-02', 'start: 2026-12-08 18:00']]],
    ['whose list was emptied', 'cancelled', [['2026-11-02', 'start: 2026-11-30 13:00']], '2026-11-30 13:00'],
    [
      'that was corrected on its day',
      'planned',
      [
        ['2026-11-02', 'start: 2026-12-10 06:00'],
        ['2026-11-02', 'start: 2026-12-10 18:00'],
      ],
    ],
    ['that was a draft', 'planned', [['2026-11-02', 'draft: true\nstart: 2026-12-11 18:00']]],
    ['that was over', 'planned', [['2026-11-02', 'start: 2026-11-01 18:00']]],
    ['that was a day without an hour', 'planned', [['2026-11-02', 'start: 2026-12-10']]],
  ])('an event asks for its former starts: one %s', (_, name, past, starts) => {
    const path = collectionFolder(`events/sample-${name}.yaml`);
    for (const [day, fields] of past) {
      keep(path, fields);
      commit(day);
    }
    keep(path, read(path));
    commit('2026-11-10');
    const asked = starts ? [expect.stringContaining(`had before, oldest first: ${starts}. Calendars`)] : [];
    expect(lostStarts()).toEqual(asked);
  });

  test('an event asks for the status that it had', () => {
    const path = collectionFolder('events/sample-planned.yaml');
    keep(path, 'status: cancelled\nstart: 2026-12-10 18:00');
    commit('2026-11-02');
    expect(lostStarts()).toEqual([expect.stringContaining('It was cancelled in public. Choose Reinstated')]);
  });

  test('every address that was public asks for its successor', () => {
    // The files are never on the disk.
    const fields = {
      item: 'redirectFrom: [/old]',
      secret: 'draft: true',
      example: 'sample: true',
      uncommitted: 'id: 1',
    };
    for (const [name, field] of Object.entries(fields)) keep(file(name), `---\n${field}\n---\nText`);
    keep('pages/moved/+Page.tsx', 'export {}');
    commit();
    for (const name of ['item', 'secret', 'example']) git(`update-index --force-remove ${file(name)}`);
    git('update-index --force-remove pages/moved/+Page.tsx');
    commit();
    const lost = lostAddresses();
    expect(lost.map((problem) => /address (\S+) was public/.exec(problem)?.[1])).toEqual([
      '/news/uncommitted',
      '/news/item',
      '/old',
      '/moved',
    ]);
    expect(lost[1]).toContain(`${file('item')} was deleted or renamed`);
  });
});

test.each([
  ['/sample-draft', `leads to nothing: ${collectionFolder('articles/sample-draft.md')} is a draft.`],
  ['/news/sample-of-tomorrow', 'sample-of-tomorrow.md is shown only from 2026-11-25 on.'],
  ['/nowhere', 'leads to nothing: the site has no such page.'],
  [`${site.origin}/nowhere`, 'leads to nothing: the site has no such page.'],
  ['/about-us/', 'take the slash at its end out.'],
])('a link to %s is refused, since it %s', (address, fault) => expect(linkFault(address, '/')).toContain(fault));

test('a link to an entry that ends is refused before its last day', () => {
  const news = '/news/calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting';
  expect(linkEnds(news, '/')).toContain('is shown until 2030-12-31 and leads to nothing afterwards.');
  expect(linkEnds('/about-us', '/')).toBeUndefined();
});

test('a link to a former address is only mentioned', () => {
  expect(linkFault('/guides/hmrc-renewal', '/')).toBeUndefined();
  expect(linkMoved('/guides/hmrc-renewal', '/')).toContain('the page has moved to /how-to-renew-hmrc-mlr.');
  expect(linkMoved('https://www.a.example/guides/hmrc-renewal', '/')).toBeUndefined();
});

// Not of what staff have written: Markdown without HTML, which is all that an entry may hold,
// cannot make a page invalid.
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // The security policy refuses style attributes.
      'no-inline-style': 'error',
      // React writes the names and empty values of attributes, and the doctype, in its own
      // spelling; HTML allows every one.
      'attr-case': 'off',
      'attribute-empty-style': 'off',
      'attribute-boolean-style': 'off',
      'doctype-style': ['error', { style: 'lowercase' }],
      // React's `useId` begins with an underscore, which HTML allows.
      'valid-id': ['error', { relaxed: true }],
      // The files are the site's own, at its own address.
      'require-sri': ['error', { target: 'crossorigin' }],
      // A group of check boxes shares a name.
      'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'submit'] }],
      // ARIA allows a name on lists and groups; a script's list has no heading to take it from.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A table's frame is a region only for the keyboard; a `<section>` would be a part of the
      // page, with a part's space.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // The client's copy is kept to the letter; a stylesheet keeps telephone numbers on one line.
      'tel-non-breaking': 'off',
    },
  }),
);

/**
 * A page without what its templates hold: scripts complete that, and axe checks the result in the
 * browser tests.
 */
const withoutTemplates = (html: string) => html.replace(/(<template[^>]*>).*?(?=<\/template>)/gs, '$1');

test.each(builtPages())('$path is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(withoutTemplates(html));
  const faults = results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} (${selector})`));
  expect(faults).toEqual([]);
});
