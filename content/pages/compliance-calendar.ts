import { z } from 'zod';
import { figureDay, figureNumber, figureSource, figureText } from '#content/figures/lookup.server.ts';
import { manual, regulation, SUP_16_13 } from '#content/figures/sources.server.ts';
import { define } from '#content/schema/define.server.ts';
import { isoDate, path, slug, source, text, uniqueBy } from '#content/schema/fields.server.ts';
import { defineWords } from '#content/schema/words.server.ts';
import { site } from '#content/site/site.ts';

const FILE = 'content/pages/compliance-calendar.ts';

/** The kinds of firm that the planner distinguishes. */
const firm = z.enum(['exchange', 'spi', 'api']);

/** Who says so: law or rules, a regulator's description of what it does, or the association. */
const mark = z.enum(['must', 'should', 'advice']);

const field = z.strictObject({
  /** Name of the input; unique on the page. */
  name: slug,
  label: text,
  hint: text,
  /** The rule works without it; the dates that hang on it are then left out. */
  optional: z.boolean().default(false),
  /** Day and month count and the year doesn't; otherwise the date given is the first of its kind. */
  anyYear: z.boolean().default(false),
});

const ruleDate = z
  .strictObject({
    title: text.max(60, 'Write at most 60 characters: a calendar shows the title in one line.'),
    /** When it falls, for readers: "3 months before". */
    when: text.max(50),
    note: text,
    mark,
    /** The field that it is counted from … */
    field: slug.optional(),
    /** … or the day, where everybody's is the same. */
    day: isoDate.optional(),
    /** Months from one occurrence to the next. */
    every: z.int().min(1).max(12),
    /** Where it is said, if not in the rule's first source. */
    source: source.optional(),
    /** How far it lies from the day that it is counted from; applied in this order. */
    shift: z.strictObject({ months: z.int().optional(), days: z.int().optional(), businessDays: z.int().optional() }),
  })
  .refine((date) => !date.field !== !date.day, 'Count it from a field or from a day, and not from both.');

const rule = z
  .strictObject({
    id: slug,
    title: text,
    text,
    firms: z.array(firm).min(1),
    /** Firms for which it is ticked at first. */
    preset: z.array(firm),
    fields: z.array(field).default([]),
    dates: z.array(ruleDate).min(1),
    sources: z.array(source).min(1, 'Name the source that the rule rests on.'),
    /** Where this site says more. */
    guide: z.strictObject({ label: text, href: path }).optional(),
  })
  .refine(
    ({ fields, dates }) =>
      dates.every((date) => date.field === undefined || fields.some(({ name }) => name === date.field)),
    { path: ['dates'], error: 'A date is counted from a field that the rule does not have.' },
  );

export type ComplianceRule = z.output<typeof rule>;

const FCA_FIRM_INFORMATION = {
  title: 'FCA: firm information and My FCA',
  url: 'https://www.fca.org.uk/firms/firm-information',
};
const REGDATA_GUIDE = { label: 'Our RegData guide', href: '/how-to-stay-compliant-with-regdata-submissions' };
const FEES_SHEET = { label: 'Our fact sheet', href: '/fact-sheets/registers-and-fees' };
const RISK_GUIDE = { label: 'Our risk assessment guide', href: '/how-to-conduct-ml-and-tf-risk-assessment' };

/** The association's advice on working back from a return's due date (the RegData guide, step 3). */
const workBack = (name: string, from: z.input<typeof ruleDate>, dueAfter = 0): z.input<typeof ruleDate>[] =>
  [
    {
      before: 'return-figures',
      title: `${name}: figures closed`,
      note: 'Note where each figure comes from, and the date it was drawn.',
    },
    { before: 'return-review', title: `${name}: review`, note: 'By someone who did not prepare it.' },
    {
      before: 'return-sent',
      title: `${name}: send it`,
      note: 'Save the return as sent, the confirmation and the working papers.',
    },
  ].map(({ before, title, note }) => ({
    ...from,
    title,
    note,
    when: `${figureText(before)} before`,
    mark: 'advice',
    shift: { businessDays: dueAfter - figureNumber(before) },
  }));

const fsa056Due: z.input<typeof ruleDate> = {
  title: 'FSA056 due',
  when: `${figureText('fsa056-due')} after the year end`,
  note: 'In RegData. Your own schedule in My FCA decides; compare the date.',
  mark: 'must',
  field: 'accounting-date',
  every: 12,
  shift: { businessDays: figureNumber('fsa056-due') },
};

const fsa057Due: z.input<typeof ruleDate> = {
  title: 'FSA057 due',
  when: 'On the date in your schedule',
  note: `In RegData, for the year to ${figureText('fsa057-year-end')}.`,
  mark: 'must',
  field: 'fsa057-due',
  every: 12,
  shift: {},
};

/** A date that comes each year on the day that a field gives. */
const yearly = (field: string) => ({ field, when: 'On the date', mark: 'must', every: 12, shift: {} }) as const;

const returnDue = (title: string, field: string) => ({ ...yearly(field), title, note: 'In RegData.' });

const rulesSchema = z
  .array(rule)
  .superRefine(uniqueBy('id'))
  .refine(
    (list) => {
      const names = list.flatMap(({ fields }) => fields.map(({ name }) => name));
      return new Set(names).size === names.length;
    },
    { error: 'Two rules have a field of the same name; give each its own.' },
  );

const rules = define(FILE, rulesSchema, [
  {
    id: 'hmrc-declaration',
    title: 'HMRC annual declaration and fee',
    text: 'Without both, the registration is cancelled, and the firm has to stop and apply again.',
    firms: ['exchange', 'spi', 'api'],
    preset: ['exchange', 'spi', 'api'],
    fields: [
      {
        name: 'declaration-due',
        label: 'Next declaration and fee due',
        hint: 'The date in your HMRC online account.',
      },
    ],
    dates: [
      {
        title: 'Start on the HMRC declaration',
        when: `${figureText('renewal-start')} before`,
        note: 'Compare HMRC’s record with the facts: people, premises, agents, services, bank accounts.',
        mark: 'advice',
        field: 'declaration-due',
        every: 12,
        shift: { months: -figureNumber('renewal-start') },
      },
      {
        title: 'HMRC’s message arrives: declare and pay',
        when: `${figureText('hmrc-declaration')} before`,
        note: 'It waits in the online account; the email says only that it is there.',
        mark: 'should',
        field: 'declaration-due',
        every: 12,
        shift: { days: -figureNumber('hmrc-declaration') },
      },
      {
        title: 'Confirm that HMRC has matched the fee',
        when: `${figureText('renewal-confirm')} before`,
        note: 'Sign in, and see that nothing is open.',
        mark: 'advice',
        field: 'declaration-due',
        every: 12,
        shift: { days: -figureNumber('renewal-confirm') },
      },
      {
        title: 'HMRC declaration and fee due',
        when: 'On the date',
        note: 'Both have to be complete. One without the other does not count.',
        mark: 'must',
        field: 'declaration-due',
        every: 12,
        shift: {},
      },
    ],
    sources: [manual('ecsh45851'), manual('ecsh44575')],
    guide: { label: 'Our renewal guide', href: '/how-to-renew-hmrc-mlr' },
  },
  {
    id: 'fsa057',
    title: 'FSA057, the yearly return of small payment institutions',
    text: `It covers the year to ${figureText('fsa057-year-end')}. Plan for ${figureText('fsa057-plan')}, or the next business day, and confirm the day in My FCA.`,
    firms: ['spi'],
    preset: ['spi'],
    fields: [
      {
        name: 'fsa057-due',
        label: 'Next FSA057 due',
        hint: 'The date in your schedule in My FCA.',
        optional: true,
      },
    ],
    dates: [
      {
        title: 'Draw the figures for FSA057',
        when: 'First business day of January',
        note: `The year of the return ended on ${figureText('fsa057-year-end')}.`,
        mark: 'advice',
        day: figureDay('fsa057-year-end', 2025),
        every: 12,
        shift: { businessDays: 1 },
      },
      ...workBack('FSA057', fsa057Due),
      fsa057Due,
    ],
    sources: [SUP_16_13],
    guide: REGDATA_GUIDE,
  },
  {
    id: 'fsa056',
    title: 'FSA056, the yearly return of authorised payment institutions',
    text: `It runs from the accounting reference date and is due in ${figureText('fsa056-due')}.`,
    firms: ['api'],
    preset: ['api'],
    fields: [
      {
        name: 'accounting-date',
        label: 'Accounting reference date',
        hint: 'The last day of your financial year, in any year. 28 February stays the 28th in a leap year.',
        anyYear: true,
      },
    ],
    dates: [...workBack('FSA056', fsa056Due, figureNumber('fsa056-due')), fsa056Due],
    sources: [SUP_16_13],
    guide: REGDATA_GUIDE,
  },
  {
    id: 'safeguarding-return',
    title: 'Safeguarding return',
    text: `Monthly under CASS 15 for authorised payment institutions and small ones that opted in: ${figureText('safeguarding-return-due')} after month end. Your schedule in My FCA decides.`,
    firms: ['spi', 'api'],
    preset: ['api'],
    dates: [
      {
        title: 'Safeguarding return due',
        when: `${figureText('safeguarding-return-due')} after each month`,
        note: 'In RegData, for the month before.',
        mark: 'must',
        day: '2026-05-31',
        every: 1,
        shift: { businessDays: figureNumber('safeguarding-return-due') },
      },
    ],
    sources: [figureSource('safeguarding-return-due')],
    guide: REGDATA_GUIDE,
  },
  {
    id: 'firm-details',
    title: 'Firm details confirmed',
    text: 'Some firms must confirm their details to the FCA each year. Tick this only if My FCA lists the task.',
    firms: ['spi', 'api'],
    preset: [],
    fields: [
      {
        name: 'firm-details-due',
        label: 'Firm details next due',
        hint: 'The date of the task in My FCA.',
      },
    ],
    dates: [
      {
        title: 'Firm details due',
        when: 'On the date of the task',
        note: 'Confirm them even if nothing has changed.',
        mark: 'must',
        field: 'firm-details-due',
        every: 12,
        shift: {},
      },
    ],
    sources: [FCA_FIRM_INFORMATION],
    guide: REGDATA_GUIDE,
  },
  {
    id: 'regdata-users',
    title: 'Review of RegData users',
    text: `The FCA asks firms to give users only the rights they need and to disable leavers. The ${figureText('users-review')} are the association’s advice.`,
    firms: ['spi', 'api'],
    preset: ['spi', 'api'],
    fields: [
      {
        name: 'users-review',
        label: 'Next review of users',
        hint: `At most ${figureText('users-review.words')} after the last one.`,
      },
    ],
    dates: [
      {
        title: 'Review the RegData and Connect users',
        when: `Every ${figureText('users-review')}`,
        note: 'Leavers removed, rights that fit the job. Record who looked, and when.',
        mark: 'advice',
        field: 'users-review',
        every: figureNumber('users-review'),
        shift: {},
      },
    ],
    sources: [
      {
        title: 'FCA: registering and managing users on Connect',
        url: 'https://www.fca.org.uk/firms/connect/registration',
      },
    ],
    guide: REGDATA_GUIDE,
  },
  {
    id: 'board-report',
    title: 'Consumer Duty report to the board',
    text: 'The rules require a report on customers’ outcomes at least once a year. They reach money remitters, not a bureau registered with HMRC alone.',
    firms: ['spi', 'api'],
    preset: ['spi', 'api'],
    fields: [
      {
        name: 'board-report-due',
        label: 'Next report to the board',
        hint: 'At most a year after the last one.',
      },
    ],
    dates: [
      {
        title: 'Consumer Duty report to the board',
        when: 'Once a year',
        note: 'What was measured, where customers did badly, what has changed since.',
        mark: 'must',
        field: 'board-report-due',
        every: 12,
        shift: {},
      },
    ],
    sources: [figureSource('board-report')],
    guide: { label: 'Our Consumer Duty guide', href: '/how-to-comply-with-fca-consumer-duty' },
  },
  {
    id: 'risk-assessment',
    title: 'Risk assessment reviewed',
    text: 'It must be in writing and up to date. Reviewing it yearly is our advice.',
    firms: ['exchange', 'spi', 'api'],
    preset: ['exchange', 'spi', 'api'],
    fields: [
      {
        name: 'risk-review',
        label: 'Next review of the risk assessment',
        hint: 'At most a year after the last one.',
      },
    ],
    dates: [
      {
        title: 'Review the risk assessment',
        when: 'Once a year',
        note: 'Have it approved and dated, and keep the old version.',
        mark: 'advice',
        field: 'risk-review',
        every: 12,
        shift: {},
      },
    ],
    sources: [regulation('18'), regulation('19')],
    guide: RISK_GUIDE,
  },
  {
    id: 'training',
    title: 'Training log looked through',
    text: 'The law asks for regular training of staff and agents, and for a written record. Looking through it yearly is our advice.',
    firms: ['exchange', 'spi', 'api'],
    preset: ['exchange', 'spi', 'api'],
    fields: [
      {
        name: 'training-review',
        label: 'Next look at the training log',
        hint: 'A quiet month is a good one.',
      },
    ],
    dates: [
      {
        title: 'Look through the training log',
        when: 'Once a year',
        note: 'Everybody, agents too, with dates, subjects and results.',
        mark: 'advice',
        field: 'training-review',
        every: 12,
        shift: {},
      },
    ],
    sources: [regulation('24')],
    guide: RISK_GUIDE,
  },
  {
    id: 'fatf-lists',
    title: 'FATF lists read again',
    text: 'FATF reviews its lists of countries in February, June and October. A country on its “call for action” list brings enhanced due diligence, for payer and payee alike. The day is our suggestion.',
    firms: ['exchange', 'spi', 'api'],
    preset: ['exchange', 'spi', 'api'],
    dates: [
      {
        title: 'Read the FATF lists',
        when: 'First business day of March, July and November',
        note: 'Compare both lists with the countries you serve, and write the result into the risk assessment.',
        mark: 'advice',
        day: '2025-10-31',
        every: 4,
        shift: { businessDays: 1 },
      },
    ],
    sources: [
      {
        title: 'FATF: country lists',
        url: 'https://www.fatf-gafi.org/en/countries/black-and-grey-lists.html',
      },
      regulation('33'),
    ],
    guide: RISK_GUIDE,
  },
  {
    id: 'other-returns',
    title: 'Fraud, risk and complaints returns',
    text: `REP017: small payment institutions yearly, others every ${figureText('rep017-interval.words')}. REP018: at least once a calendar year. Complaints: every ${figureText('complaints-return.words')}; from 1 January 2027 for fixed half-years. Their dates are in My FCA.`,
    firms: ['spi', 'api'],
    preset: [],
    fields: [
      {
        name: 'rep017-due',
        label: 'Next REP017 due',
        hint: 'As in My FCA.',
        optional: true,
      },
      { name: 'rep018-due', label: 'Next REP018 due', hint: 'As in My FCA.', optional: true },
      { name: 'complaints-due', label: 'Next complaints return due', hint: 'As in My FCA.', optional: true },
    ],
    dates: [
      returnDue('REP017 due', 'rep017-due'),
      returnDue('REP018 due', 'rep018-due'),
      returnDue('Complaints return due', 'complaints-due'),
    ],
    sources: [
      {
        title: 'FCA: reporting requirements',
        url: 'https://www.fca.org.uk/firms/reporting-requirements-payment-institutions',
      },
    ],
    guide: REGDATA_GUIDE,
  },
  {
    id: 'yearly-fees',
    title: 'Data protection fee and confirmation statement',
    text: 'Most firms pay the first; every company files the second. The FCA’s yearly fee comes by invoice.',
    firms: ['exchange', 'spi', 'api'],
    preset: [],
    fields: [
      {
        name: 'ico-due',
        label: 'Data protection fee next due',
        hint: 'A year after the last payment.',
        optional: true,
      },
      {
        name: 'statement-due',
        label: 'Confirmation statement next due',
        hint: 'As at Companies House.',
        optional: true,
      },
    ],
    dates: [
      { ...yearly('ico-due'), title: 'Data protection fee due', note: 'To the Information Commission.' },
      {
        ...yearly('statement-due'),
        title: 'Confirmation statement due',
        note: 'To Companies House.',
        source: {
          title: 'GOV.UK: confirmation statement',
          url: 'https://www.gov.uk/file-your-confirmation-statement-with-companies-house',
        },
      },
    ],
    sources: [figureSource('data-protection-small')],
    guide: FEES_SHEET,
  },
  {
    id: 'levy',
    title: 'Economic crime levy',
    text: `For firms with UK revenue above ${figureText('levy-revenue')}.`,
    firms: ['exchange', 'spi', 'api'],
    preset: [],
    dates: [
      {
        title: 'Economic crime levy due',
        when: figureText('levy-due'),
        note: 'Return and payment.',
        mark: 'must',
        day: figureDay('levy-due', 2026),
        every: 12,
        shift: {},
      },
    ],
    sources: [figureSource('levy-due')],
    guide: FEES_SHEET,
  },
]);

export const complianceCalendar = defineWords(FILE, {
  lead: 'Choose what applies to your firm, enter the dates you know, and take a year of deadlines and reminders with you.',
  needsScript:
    'The planner needs JavaScript, which is switched off here. The rules, when they fall and their sources are below.',
  marksHeading: 'Who says so',
  marks: {
    must: { label: 'Must', meaning: 'law or regulator’s rules' },
    should: { label: 'Expect', meaning: 'what a regulator says it does or asks for' },
    advice: { label: 'We suggest', meaning: 'the association’s own advice' },
  },
  firm: {
    heading: 'Your firm',
    text: 'The choice ticks what usually applies. You can change every tick.',
    label: 'What kind of firm is it?',
    options: [
      { value: 'exchange', label: 'HMRC alone', text: 'Currency exchange or cheque cashing' },
      { value: 'spi', label: 'Small payment institution', text: 'Registered with the FCA to send money' },
      { value: 'api', label: 'Authorised payment institution', text: 'Authorised by the FCA to send money' },
    ],
    /** Of the field for the firm's name, from which its note is drawn. */
    name: 'Its name, for a note with your dates',
  },
  rules: {
    heading: 'What applies, and when',
    text: 'Tick what belongs in your year. Where a date depends on your firm, enter it.',
    dates: 'Dates',
    sources: 'Sources',
    optional: 'optional',
    list: rules,
  },
  clocks: {
    heading: 'Clocks that start with an event',
    text: 'What HMRC is told when something changes, and by when.',
    list: [
      {
        figure: 'Before',
        text: 'a new owner, officer, manager, premises, agent or service starts: add it to the HMRC registration',
        source: manual('ecsh45030'),
      },
      {
        figure: figureText('hmrc-changes'),
        text: 'to tell HMRC of every other change, or of an error in what it holds',
        source: figureSource('hmrc-changes'),
      },
      {
        figure: figureText('hmrc-officers'),
        text: 'to tell HMRC of a new compliance officer or nominated officer',
        source: figureSource('hmrc-officers'),
      },
    ],
  },
  plan: {
    heading: 'Your year',
    submit: 'Work out my dates',
    keep: 'Keep what I entered on this device',
    keepHint: 'Untick the box to delete what was kept.',
    private: 'Everything is worked out in your browser. Nothing is sent to anybody.',
    missing: 'Enter a date, or take the tick away.',
    nothingChosen: 'Tick at least one rule.',
    none: 'None of the chosen rules has a date in the next twelve months.',
    /** How many dates there are; {count}, {from} and {to} are filled in. */
    summary: '{count} dates from {from} to {to}',
    summaryOne: 'One date from {from} to {to}',
    /** Followed by the fields that were left empty. */
    leftOut: 'Left out, because its field is empty:',
    /** The heading of the ticked rules that have no date in the planned year. */
    noDate: 'No date in this year',
    withoutDate: '{count} ticked rules have no date in this year.',
    withoutDateOne: 'One ticked rule has no date in this year.',
    /** At a field whose date puts none of its rule's dates in the planned year. */
    doubtful: 'From this date nothing falls in the next twelve months. Is the year right?',
    uncertain:
      'counted without bank holidays, which are not in our list yet for that time. Confirm the date nearer to it.',
    /** Below a date on which no business is done; `{day}` is the business day before. */
    closed: 'No business day. Pay and send by {day}.',
    /** Below a step whose own day, `{day}`, has passed. */
    missed: 'This was for {day}. Do it now.',
    reminders: {
      heading: 'Reminders in the file',
      text: 'At 9 in the morning, London time.',
      options: [
        { days: 30, label: '30 days before', preset: false },
        { days: 7, label: '1 week before', preset: true },
        { days: 1, label: '1 day before', preset: false },
        { days: 0, label: 'On the day', preset: true },
      ],
    },
    download: 'Download for your calendar (.ics)',
    print: 'Print',
    saveNote: {
      svg: 'Save the note as SVG',
      png: 'Save the note as PNG',
      failed: 'The note could not be saved. Try again, or print your year: the note is on it.',
    },
    subscribe:
      'Import the file into a calendar of its own. When something changes, delete that calendar and take a new file.',
  },
  bankHolidays: {
    text: 'Business days leave out weekends and the bank holidays of England and Wales from 2026 to 2028.',
    source: { title: 'GOV.UK: bank holidays', url: 'https://www.gov.uk/bank-holidays' },
    from: '2026-01-01',
    to: '2028-12-31',
    days: [
      '2026-01-01',
      '2026-04-03',
      '2026-04-06',
      '2026-05-04',
      '2026-05-25',
      '2026-08-31',
      '2026-12-25',
      '2026-12-28',
      '2027-01-01',
      '2027-03-26',
      '2027-03-29',
      '2027-05-03',
      '2027-05-31',
      '2027-08-30',
      '2027-12-27',
      '2027-12-28',
      '2028-01-03',
      '2028-04-14',
      '2028-04-17',
      '2028-05-01',
      '2028-05-29',
      '2028-08-28',
      '2028-12-25',
      '2028-12-26',
    ],
  },
  file: {
    name: 'compliance-calendar.ics',
    title: 'Compliance calendar',
    /** In the file, before the source of a step that is the association's advice. */
    advice: 'The association suggests this step. Source of the duty:',
    produced: `Worked out with the compliance calendar of ${site.siteName}. Check the date with its source.`,
  },
});

export type ComplianceCalendar = typeof complianceCalendar;
