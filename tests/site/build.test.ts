import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { measureBuild } from '#scripts/checks/weights.ts';
import { HASHED_FOLDER, STYLESHEETS } from '#scripts/internals/vike.ts';
import { COPY } from '#scripts/server/builtFiles.ts';
import { listFiles } from '#scripts/shared/files.ts';
import { builtFile, builtPages, WEB_ROOT } from '../fixtures/built.ts';
import { matches, read } from '../fixtures/files.ts';

/** Allowed in what visitors receive: these require only that their text is included. */
const SHIPPED = 'MIT, ISC, 0BSD, BSD-2-Clause, BSD-3-Clause, Apache-2.0, BlueOak-1.0.0, OFL-1.1, Zlib'.split(', ');
/**
 * Whether an SPDX expression permits use under these licences. One that mixes `AND` and `OR` isn't
 * allowed.
 */
function isAllowed(expression: string): boolean {
  const bare = expression.replaceAll(/[()]/g, '');
  const [or, and] = [bare.split(' OR '), bare.split(' AND ')];
  if (or.length > 1 && and.length > 1) return false;
  return or.length > 1 ? or.some((one) => SHIPPED.includes(one)) : and.every((one) => SHIPPED.includes(one));
}

test('every package that visitors receive has a licence that asks only for its text', () => {
  const licences = matches(builtFile('licences.md'), /^## \S+ - \S+ \((.+)\)$/gm);
  expect(licences.length).toBeGreaterThan(20);
  expect(licences.filter((licence) => !isAllowed(licence))).toEqual([]);
});

// Vike links what a page imports statically: the stylesheet of a component that only arrives later
// would be in no page.
test('the stylesheet of every component is in a page', () => {
  const styles = builtPages()
    .flatMap(({ document }) => [
      document.querySelector('style')?.text ?? '',
      ...document
        .querySelectorAll('link[rel="stylesheet"]')
        .map((link) => builtFile(link.getAttribute('href') ?? '').trim()),
    ])
    .join('\n');
  const built = listFiles(STYLESHEETS);
  expect(built.length).toBeGreaterThan(100);
  expect(built.filter((file) => !styles.includes(read(join(STYLESHEETS, file)).trim()))).toEqual([]);
});

/** Files that no other file names, by who asks for them. */
const ASKED_FOR = {
  'the host': /^(_headers|_redirects|404\.html|prefetch\.speculationrules)$/,
  'a crawler, or a person who looks for it': /^(robots|humans|\.well-known\/security)\.txt$/,
  'a reader of the licences': /^(licences\.md|fonts-licence\.txt|cities-credits\.txt)$/,
  'siteScripts.client.ts, which joins their paths': /^assets\/js\/\w+\.js$/,
  'an event’s page until the event is over, and its calendar entry from then on': /^events\/[\w-]+\.ics$/,
  'the calendar of an event that has no page': /^webinar-registration\.html$/,
};

test('every file of the web root is named by another, or asked for without a link', () => {
  const files = listFiles(WEB_ROOT).filter((file) => !file.endsWith(COPY));
  const texts = files
    .filter((file) => /\.(html|css|js|json|xml|txt|webmanifest)$|_redirects$/.test(file))
    .map((file) => [file, builtFile(file)] as const);
  const addressesOf = (file: string) => [`/${file.replace(/(index)?\.html$/, '')}`, `./${basename(file)}`];
  const isNamed = (file: string) =>
    texts.some(
      ([other, text]) =>
        other !== file &&
        addressesOf(file).some((address) =>
          text
            .split(address)
            .slice(1)
            .some((rest) => !/^[\w./-]/.test(rest)),
        ),
    );
  const isAskedFor = (file: string) => Object.values(ASKED_FOR).some((pattern) => pattern.test(file));
  expect(files.length).toBeGreaterThan(200);
  expect(files.filter((file) => !isAskedFor(file) && !isNamed(file))).toEqual([]);
});

test('every chunk of an island has a budget', () => {
  const weighed = measureBuild().map(({ what }) => what);
  const islands = listFiles(join(WEB_ROOT, HASHED_FOLDER)).flatMap(
    (file) => /[^/]+\.island(?=\..*\.js$)/.exec(file) ?? [],
  );
  expect(islands.length).toBeGreaterThan(3);
  expect(islands.filter((name) => !weighed.includes(name))).toEqual([]);
});
