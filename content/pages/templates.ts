import { defineWords } from '#content/schema/define.server.ts';
import { readingWords, textEnd } from '#content/site/reading-words.ts';

/**
 * The list of templates, what their pages have in common, and the words of the files that are not a
 * template's own.
 */
export const templatesPage = defineWords('content/pages/templates.ts', {
  lead: 'Forms for Word and Excel, with a page on each that says what the rules ask. Free to use and to change.',
  none: 'There are no such templates here yet.',
  /** The two parts of the list, by `scope`. */
  lists: {
    case: { heading: 'For each agent, customer, report or session' },
    firm: { heading: 'For the firm as a whole' },
  },
  template: {
    version: 'Version',
    download: {
      label: 'Download',
      /** What a link to a file of each kind says, before its size, and a note next to the links. */
      docx: 'Word document (.docx)',
      xlsx: 'Excel workbook (.xlsx)',
      note: 'No macros. LibreOffice and other programs open the files too.',
    },
    drawing: {
      label: 'Drawing of the first page',
      note: 'A drawing of the first page, made from the same entry as the files. To fill the form in, open or print a file.',
    },
    /** The parts, and how much one of each kind asks. */
    parts: {
      heading: 'What is in it',
      fields: '{count} questions',
      table: 'a table of {count} columns',
      checks: '{count} boxes to tick',
    },
    ...textEnd,
    back: { label: 'Back to all templates', href: '/templates' },
  },
  /** Words of the form, in its files and in the drawing of their first page. */
  form: {
    field: 'To fill in',
    answer: 'Answer',
    check: 'Check',
    done: 'Done',
    signed: 'Date and initials',
    total: 'Sum',
    /** What a box is marked with in a spreadsheet. */
    yes: 'Yes',
    notApplicable: 'Does not apply',
  },
  /** Words of the files only. `{version}` and `{date}` are filled in. */
  file: {
    version: 'Version {version} of {date}',
    about: 'About this template',
    use: 'How to use it',
    sources: readingWords.officialSources,
    sourcesNote: `Take this page out before you pass the form on. ${readingWords.notAdvice}`,
    page: 'Page',
    pageOf: 'of',
    help: 'Help',
  },
});

export type TemplatesPage = typeof templatesPage;
