import { z } from 'zod';
import { figureDay, figureNumber, figureSource, figureText } from '#content/figures/lookup.server.ts';
import { defineWords } from '#content/schema/define.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { isoDate, path, slug, source, text, uniqueBy } from '#content/schema/fields.server.ts';
import { fillFields } from '#content/schema/placeholders.server.ts';
import { site } from '#content/site/site.ts';

const FILE = 'content/pages/compliance-calendar.ts';

/**
 * The kinds of firm that the planner distinguishes; the wider ones offer more payment services than
 * remittance.
 */
const firmOptions = [
  { value: 'exchange', label: 'Registered with HMRC only', text: 'Currency exchange, cheque cashing or bill payments' },
  { value: 'spi', label: 'Small payment institution, remittance only', text: 'Registered with the FCA' },
  {
    value: 'spi-wider',
    label: 'Small payment institution, more services',
    text: 'Such as payment accounts, cards or paying out for merchants',
  },
  {
    value: 'api',
    label: 'Authorised payment institution, remittance only',
    text: 'Authorised by the FCA to send money',
  },
  {
    value: 'api-wider',
    label: 'Authorised payment institution, more services',
    text: 'Such as payment accounts, cards or paying out for merchants',
  },
] as const;
const firm = z.enum(firmOptions.map(({ value }) => value));

/** Who says so: law or rules, a regulator's description of what it does, or the association. */
export const mark = z.enum(['must', 'should', 'advice']);
export type Mark = z.output<typeof mark>;

const field = z.strictObject({
  /** Name of the input; unique on the page. */
  name: slug,
  label: text,
  /** What more there is to know of it; shown while it is empty. */
  hint: text.optional(),
  /**
   * What the year shows while it is empty: who knows the date. Without it the association suggests
   * the longest interval.
   */
  ask: text.optional(),
  /**
   * Day and month count and the year doesn't; otherwise the date given is the first of its kind.
   */
  anyYear: z.boolean().default(false),
});

/** A source, or the name of a figure that has one. */
const pageOfSource = source.or(slug.transform(figureSource));

const count = z.coerce.number().pipe(z.int());

const ruleDate = z
  .strictObject({
    title: text.max(60, 'Write at most 60 characters: a calendar shows the title in one line.'),
    /** When it falls, for readers: "3 months before". */
    when: text.max(50),
    note: text,
    mark,
    /** Something starts on that day: nothing has to be paid or sent by then. */
    begins: z.boolean().optional(),
    /** The field that it is counted from … */
    field: slug.optional(),
    /** … or the first day, where everybody's is the same … */
    day: isoDate.optional(),
    /** … or the day of a figure, in its first year where it comes every year. */
    figure: slug.optional(),
    year: z.int().optional(),
    /** A field that takes its place where it is filled in. */
    unless: slug.optional(),
    /** Months from one occurrence to the next; 0 for what comes once. */
    every: count.pipe(z.int().min(0).max(12)).default(12),
    /** Where it is said, if not in the rule's first source. */
    source: pageOfSource.optional(),
    /** How far it lies from the day that it is counted from; applied in this order. */
    shift: z
      .strictObject({ months: count.optional(), days: count.optional(), businessDays: count.optional() })
      .default({}),
  })
  .refine(
    ({ field, day, figure }) => [field, day, figure].filter(Boolean).length === 1,
    'Count it from a field, from a day or from a figure.',
  )
  .transform(({ figure, year, ...date }) => (figure ? { ...date, day: figureDay(figure, year) } : date));

type RuleDate = z.output<typeof ruleDate>;

/**
 * The association's advice on working back from a return's due date (the RegData guide, step 3).
 */
const workBack = (name: string, due: RuleDate): RuleDate[] =>
  [
    {
      before: 'return-figures',
      title: `${name}: close the figures`,
      note: 'Note where each figure comes from and when you took it.',
    },
    { before: 'return-review', title: `${name}: have it reviewed`, note: 'Ask someone who did not prepare it.' },
    {
      before: 'return-sent',
      title: `${name}: send it`,
      note: 'Save the return as you sent it, the confirmation and the working papers.',
    },
  ].map(({ before, title, note }) => ({
    ...due,
    title,
    note,
    when: `${figureText(before)} before`,
    mark: 'advice',
    shift: { businessDays: (due.shift.businessDays ?? 0) - figureNumber(before) },
  }));

const rule = z
  .strictObject({
    id: slug,
    title: text,
    text,
    firms: z.array(firm).min(1),
    /** Firms for which it is ticked at first. */
    preset: z.array(firm).default([]),
    /** Whom it concerns, for the slip for all kinds; left out where that is every firm. */
    whom: text.optional(),
    /**
     * The name of a return, before whose due date, the last of the dates, the steps of working back
     * appear.
     */
    workBack: text.optional(),
    fields: z.array(field).default([]),
    dates: z.array(ruleDate).min(1),
    sources: z.array(pageOfSource).min(1, 'Name the source of the rule.'),
    /** Where this site says more. */
    guide: z.strictObject({ label: text, href: path }).optional(),
  })
  .refine(
    ({ fields, dates }) =>
      dates.every(({ field, unless }) =>
        [field, unless].every((used) => used === undefined || fields.some(({ name }) => name === used)),
      ),
    { path: ['dates'], error: 'A date names a field that the rule does not have.' },
  )
  .refine(
    ({ fields, dates }) =>
      dates.every(({ field, mark }) => mark === 'advice' || fields.every(({ name, ask }) => name !== field || ask)),
    { path: ['fields'], error: 'Only advice may have a date without its field: say under `ask` who knows the date.' },
  )
  .transform(({ workBack: name, dates, ...rest }) => {
    const due = dates.at(-1);
    return { ...rest, dates: name && due ? [...dates.slice(0, -1), ...workBack(name, due), due] : dates };
  });

export type ComplianceRule = z.output<typeof rule>;

const rulesSchema = z
  .array(rule)
  .superRefine(uniqueBy('id'))
  .refine(
    (list) => {
      const names = list.flatMap(({ fields }) => fields.map(({ name }) => name));
      return new Set(names).size === names.length;
    },
    { error: 'Two rules have a field with the same name: give each its own.' },
  );

const holidays = z.strictObject({ from: isoDate, to: isoDate, days: z.array(isoDate) });
const { rules, bankHolidays } = readData(
  'content/pages/compliance-calendar.yaml',
  z.looseObject({ rules: rulesSchema, bankHolidays: holidays }),
  fillFields,
);

export const complianceCalendar = defineWords(FILE, {
  lead: 'Choose your kind of firm to see your deadlines for the next twelve months.',
  needsScript:
    'The planner needs JavaScript, which is switched off here. The rules, their dates and their sources are below.',
  marksHeading: 'Where it comes from',
  marks: {
    must: { label: 'Must', meaning: 'required by law or a regulator’s rules' },
    should: { label: 'Expect', meaning: 'what a regulator says it does or asks for' },
    advice: { label: 'We suggest', meaning: 'the association’s own advice' },
  },
  /** The slip of the search: what falls due next for firms of any kind. */
  slip: {
    question: 'What is due next?',
    total: 'Due first',
  },
  firm: {
    label: 'What kind of firm are you?',
    options: [...firmOptions],
    /** For firms of a kind that isn't listed. */
    others:
      'If you are only an agent, ask your principal which dates apply to you. If you are an e-money institution, choose “Authorised payment institution, more services”. Where it says FSA056, you send FIN060 by the same date.',
  },
  rules: {
    heading: 'What applies, and when',
    text: 'Tick everything that applies to you.',
    dates: 'Dates',
    sources: 'Sources',
    /** What a rule that comes once says of itself. */
    once: 'This applies to: {who}. Untick it if that does not include you.',
    list: rules,
  },
  plan: {
    heading: 'Your year',
    submit: 'Work out my dates',
    keep: 'Keep what I entered on this device',
    /** When the box above is ticked, and what was entered can't be kept. */
    unkept: 'This browser could not keep what you entered because its storage is full or switched off.',
    private: 'Your browser works everything out, and nothing is sent to anybody.',
    next: 'What you must do next',
    /** Above the fields of what must be done, and of what the association suggests. */
    own: 'Dates that only you know',
    advised: 'Set dates for our suggestions',
    save: 'Save',
    /** Above buttons for the rules that concern only some firms of the kind. */
    others: 'Does any of this apply to you? If so, add it',
    rest: 'The rest of the year',
    reminders: {
      heading: 'Reminders in the file',
      options: [
        { days: 30, label: '30 days before', preset: false },
        { days: 7, label: '1 week before', preset: true },
        { days: 1, label: '1 day before', preset: false },
        { days: 0, label: 'On the day', preset: true },
      ],
    },
    download: 'Download for your calendar (.ics)',
    print: 'Print',
    hint: 'Reminders come at 9 in the morning, London time, but Google Calendar ignores those of imported files. Import the file into a separate calendar, so that you can delete that calendar and download a new file when something changes.',
  },
  /** What the script says. */
  texts: {
    missing: 'Choose your kind of firm.',
    none: 'Nothing you ticked has a date in the next twelve months.',
    /** Whose year it is, and how many dates there are. */
    summary: 'For: {firm}. {count} dates, {from} to {to}',
    summaryOne: 'For: {firm}. One date, {from} to {to}',
    overdue: '{count} overdue: {steps}.',
    /** Before the later dates of the same duty. */
    later: 'then',
    /** In the place of a date, for what must be done on dates that only the firm knows. */
    undated: 'No date yet',
    undatedTitle: 'Enter the dates that only you know',
    /** In the place of a date that puts nothing in the planned year. */
    doubtful: 'Not in the next twelve months: check the date',
    uncertain:
      'We worked this out without bank holidays, because our list does not go that far yet. Check it nearer the time.',
    /** Below a date on which no business is done, with the business day before. */
    closed: 'Not a business day, so pay or send by {day}.',
  },
  bankHolidays: {
    text: 'Business days leave out weekends and the bank holidays of England and Wales from 2026 to 2028. If a date that you enter is not a business day, we add the business day before it, which is always safe. For a return to the FCA, the rules allow the next business day.',
    sources: [
      { title: 'GOV.UK: bank holidays', url: 'https://www.gov.uk/bank-holidays' },
      { title: 'FCA Handbook, SUP 16.3.13R', url: 'https://www.handbook.fca.org.uk/handbook/SUP/16/3.html' },
    ],
    ...bankHolidays,
  },
  file: {
    name: 'compliance-calendar.ics',
    title: 'Compliance calendar',
    /** In the file, before the source of a step that is the association's advice. */
    advice: 'The association suggests this step. The duty comes from:',
    producer: site.siteName,
    produced: `Worked out with the compliance calendar of ${site.siteName}. Check the date against its source.`,
  },
});

export type ComplianceCalendar = typeof complianceCalendar;
