/** One fault, made by replacing the only occurrence of a text in a file. */
export type Mutation = { what: string; file: string; text: string; replacement: string; from: Level };

/** The levels of tests, the cheapest first. */
export const LEVELS = ['unit', 'component', 'site', 'browser'] as const;
export type Level = (typeof LEVELS)[number];

type Row = [what: string, file: string, text: string, replacement: string, from: Level];

const FORMS = 'content/forms/forms.ts';
const RULES = 'components/forms/rules/typedText.ts';
const SUBMISSION = 'components/forms/useSubmission.ts';

/** Faults that the tests must catch, each with the level at which to look first. */
const ROWS: Row[] = [
  ['a message of a rule', FORMS, "lastName: 'Last name is required'", "lastName: 'Surname is required'", 'component'],
  ['a label', FORMS, "firstName: 'First name',", "firstName: 'Forename',", 'component'],
  [
    'a key of the payload',
    'components/forms/descriptions/contactFields.ts',
    "name: 'phone',",
    "name: 'telephone',",
    'unit',
  ],
  ['a rule', RULES, 'GIR 0AA|', '', 'unit'],
  ['the time of a toast', SUBMISSION, 'ERROR_MS = 4000', 'ERROR_MS = 3000', 'component'],
  ['sending only once', SUBMISSION, 'if (sending.current) return;', '', 'component'],
  ['a timeout', 'components/forms/sending/postForm.ts', 'TIMEOUT_MS = 15_000', 'TIMEOUT_MS = 25_000', 'unit'],
  [
    'the time of a quote',
    'components/islands/carousel/durations.ts',
    'QUOTE_MS = 4000',
    'QUOTE_MS = 5000',
    'component',
  ],
  ['midday', 'components/sections/events/eventTime.ts', '(Number(hours) % 12)', 'Number(hours)', 'unit'],
  ['a head entry', 'content/site/head.ts', "name: 'About us',", "name: 'About',", 'unit'],
  ['a canonical address', 'content/site/head.ts', ", canonical: '/become-a-member'", '', 'site'],
  ['a fee', 'content/forms/forms.ts', 'pounds(site.fees.affiliate)', 'pounds(site.fees.msb)', 'component'],
  ['a link', 'content/site/navigation.ts', "'/become-a-member#overview'", "'/become-a-member#overviews'", 'site'],
  ['a route', 'pages/guide/+route.ts', 'urlPathname.slice(1)', 'urlPathname.slice(2)', 'site'],
  ['a header', 'scripts/server/headers.ts', "['X-Frame-Options', 'DENY'],", '', 'unit'],
  ['a source of the policy', 'scripts/server/headers.ts', "['img-src', SELF, 'data:'],", "['img-src', SELF],", 'unit'],
  ['a colour', 'components/styles/tokens.css', '--primary-on-light: #bd2f17', '--primary-on-light: #f0826b', 'unit'],
  [
    'scripts without consent',
    'components/behaviours/consent.client.ts',
    "button === 'accept' || ",
    "button !== 'save' || ",
    'component',
  ],
  [
    'harmless HTML',
    'components/sections/event-details/eventDetails.behaviour.client.ts',
    'DOMPurify.sanitize(html, {',
    '((dirty: string, _: object) => dirty)(html, {',
    'component',
  ],
  ['focus on the error summary', SUBMISSION, 'summaryRef.current?.focus()', 'undefined', 'component'],
  ['the skip link', 'components/layout/Header.tsx', 'href="#main"', 'href="#content"', 'site'],
  ['a form kept on the disk', 'scripts/inbox/database.ts', 'synchronous = FULL', 'synchronous = OFF', 'unit'],
];

export const mutations: Mutation[] = ROWS.map(([what, file, text, replacement, from]) => {
  return { what, file, text, replacement, from };
});
