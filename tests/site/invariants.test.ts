import { HtmlValidate, StaticConfigLoader } from 'html-validate';
import { expect, test } from 'vitest';
import { advice, invariants } from '#scripts/checks/content/invariants.ts';
import { builtPages } from '../fixtures/built.ts';

// `npm run content` asks the same of what staff have written.
test.each([...invariants, ...advice])('$name', async ({ problems }) => expect(await problems()).toEqual([]));

// Not of what staff have written: Markdown without HTML, which is all that an entry may hold, cannot make a page invalid.
const validator = new HtmlValidate(
  new StaticConfigLoader({
    root: true,
    extends: ['html-validate:recommended', 'html-validate:document'],
    rules: {
      // React writes the names and empty values of attributes, and the doctype, in its own spelling; HTML allows every one.
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
      // ARIA allows a name on lists and groups; a script's list has no heading of its own to take it from.
      'aria-label-misuse': ['error', { allowAnyNamable: true }],
      // A table's frame is a region only for the keyboard; a `<section>` would be a part of the page, with a part's space.
      'prefer-native-element': ['error', { exclude: ['region'] }],
      // The client's copy is kept to the letter; a stylesheet keeps telephone numbers on one line.
      'tel-non-breaking': 'off',
    },
  }),
);

/** A page without what its templates hold: scripts complete that, and axe checks the result in the browser tests. */
const withoutTemplates = (html: string) => html.replace(/(<template[^>]*>).*?(?=<\/template>)/gs, '$1');

test.each(builtPages())('$path is valid HTML', async ({ html }) => {
  const { results } = await validator.validateString(withoutTemplates(html));
  const faults = results.flatMap(({ messages }) => messages.map(({ message, selector }) => `${message} (${selector})`));
  expect(faults).toEqual([]);
});
