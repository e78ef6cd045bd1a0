import { defineWords } from '#content/schema/define.server.ts';
import { readingWords, textEnd } from '#content/site/reading-words.ts';

/**
 * The list of templates, what their pages have in common, and the words of the files that are not a
 * template's own.
 */
export const templatesPage = defineWords('content/pages/templates.ts', {
  lead: 'Word and Excel forms, each with a page that explains what the rules require. You are free to use and change them.',
  none: 'There are no such templates here yet.',
  /** The two parts of the list, by `scope`. */
  lists: {
    case: { heading: 'Forms you use case by case' },
    firm: { heading: 'Documents for the whole firm' },
  },
  template: {
    version: 'Version',
    download: {
      label: 'Download',
      /** What a link to a file of each kind says, before its size, and a note next to the links. */
      docx: 'Word document (.docx)',
      xlsx: 'Excel workbook (.xlsx)',
      note: 'The files have no macros. You can also open them in LibreOffice and other programs.',
    },
    drawing: {
      label: 'Preview of the first page',
      note: 'This is a preview of the first page. To fill the form in, open the Word or Excel file, or print it.',
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
    total: 'Total',
    /** What a box is marked with in a spreadsheet. */
    yes: 'Yes',
    notApplicable: 'Not applicable',
  },
  /** Words of the files only. `{version}` and `{date}` are filled in. */
  file: {
    version: 'Version {version}, {date}',
    about: 'About this template',
    use: 'How to use it',
    sources: readingWords.officialSources,
    sourcesNote: `Remove this page before you pass the form on. ${readingWords.notAdvice}`,
    page: 'Page',
    pageOf: 'of',
    help: 'Help',
  },
});

export type TemplatesPage = typeof templatesPage;
