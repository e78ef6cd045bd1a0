import { z } from 'zod';
import { define } from '#content/schema/define.server.ts';
import { path, text } from '#content/schema/fields.server.ts';

const link = z.strictObject({ label: text, href: path });
const list = z.strictObject({ heading: text });

/** The list of templates, what their pages have in common, and the words of the files that are not a template's own. */
export const templatesPage = define(
  'content/pages/templates.ts',
  z.strictObject({
    lead: text,
    /** The two parts of the list, by `scope`. */
    lists: z.strictObject({ case: list, firm: list }),
    template: z.strictObject({
      contents: text,
      version: text,
      lastReviewed: text,
      nextReview: text,
      download: z.strictObject({
        heading: text,
        /** What a link to a file of each kind says, and a note below the links. */
        docx: text,
        xlsx: text,
        note: text,
      }),
      /** Above the parts of the form, with a sentence about them; above the row of an empty table, with the number of its rows. */
      form: z.strictObject({ heading: text, note: text, row: z.string().includes('{count}') }),
      sources: z.strictObject({ heading: text, note: text }),
      back: link,
      help: link,
    }),
    /** Words of the form, on its page and in its files. */
    form: z.strictObject({
      field: text,
      answer: text,
      check: text,
      done: text,
      signed: text,
      total: text,
      /** What a box is marked with in a spreadsheet. */
      yes: text,
      notApplicable: text,
    }),
    /** Words of the files alone. `{version}` and `{date}` are filled in. */
    file: z.strictObject({
      version: text,
      about: text,
      use: text,
      sources: text,
      sourcesNote: text,
      page: text,
      pageOf: text,
      help: text,
    }),
  }),
  {
    lead: 'Forms for Word and Excel, with a page on each that says what the rules ask. Free to use and to change.',
    lists: {
      case: { heading: 'For each agent, customer, report or session' },
      firm: { heading: 'For the firm as a whole' },
    },
    template: {
      contents: 'In this template',
      version: 'Version',
      lastReviewed: 'Last reviewed',
      nextReview: 'Next review',
      download: {
        heading: 'Download',
        docx: 'Word document (.docx)',
        xlsx: 'Excel workbook (.xlsx)',
        note: 'No macros. LibreOffice and other programs open the files too.',
      },
      form: {
        heading: 'What is in it',
        note: 'The parts of the form, as in the files. To fill it in on paper, print the file and not this page.',
        row: 'One row of the table; the file has {count}.',
      },
      sources: {
        heading: 'Official sources',
        note: 'This template is general information, not legal advice. Where it and an official source differ, the source counts.',
      },
      back: { label: 'Back to all templates', href: '/templates' },
      help: { label: 'Get help as a member', href: '/become-a-member' },
    },
    form: {
      field: 'To fill in',
      answer: 'Answer',
      check: 'Check',
      done: 'Done',
      signed: 'Date and initials',
      total: 'Sum',
      yes: 'Yes',
      notApplicable: 'Does not apply',
    },
    file: {
      version: 'Version {version} of {date}',
      about: 'About this template',
      use: 'How to use it',
      sources: 'Official sources',
      sourcesNote:
        'Take this page out before you pass the form on. The template is general information, not legal advice. Where it and an official source differ, the source counts.',
      page: 'Page',
      pageOf: 'of',
      help: 'Help',
    },
  },
);

export type TemplatesPage = typeof templatesPage;
