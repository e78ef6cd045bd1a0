import { z } from 'zod';
import { templatesPage } from '#content/pages/templates.ts';
import { editorial, officialSources } from '#content/schema/editorial.server.ts';
import { text, uniqueBy } from '#content/schema/fields.server.ts';
import { addIssue } from '#content/schema/issues.server.ts';
import { hasReviewDates, reviewedText } from '#content/schema/post.server.ts';

/** Names of sheets that a part can't have: Excel's own, and that of the last sheet. */
const TAKEN = ['history', templatesPage.file.about.toLowerCase()];

/**
 * What a part of any kind has. A spreadsheet has a sheet for each part, and a sheet's name has at
 * most 31 characters.
 */
const part = {
  heading: text
    .max(31, 'Write at most 31 characters; a spreadsheet takes no longer name for a sheet.')
    .regex(/^[^[\]:*?/\\']*$/, "Write it without [ ] : * ? / \\ and ', which no name of a sheet may have.")
    .refine((heading) => !TAKEN.includes(heading.toLowerCase()), 'Write another: a sheet of this name is not allowed.'),
  note: text.optional().describe('Note, a sentence below the heading'),
  /** For the part that somebody else fills in, or a long table. */
  newPage: z.boolean().default(false).describe('Begins a page of the Word file'),
};

/** Answers to choose from. A comma would end an answer in a spreadsheet's list. */
const choices = z.array(text.regex(/^[^,]+$/, 'Write it without a comma.')).min(2);

const field = z.strictObject({
  label: text,
  hint: text.optional(),
  choices: choices.optional(),
  lines: z.int().min(0).max(12).default(1).describe('Empty lines for the answer on paper'),
});

const column = z.strictObject({
  label: text,
  width: z.int().min(1).max(6).default(2).describe('Width relative to the other columns, 1 to 6'),
  /** What it holds: amounts are in pounds and have a sum below them. */
  holds: z.enum(['text', 'date', 'amount']).default('text'),
  choices: choices.optional(),
});

/** No row of a table has more cells than the table has columns. */
function fits({ columns, rows }: { columns: unknown[]; rows: unknown[][] }, context: z.RefinementCtx) {
  for (const [index, row] of rows.entries())
    if (row.length > columns.length)
      addIssue(context, ['rows', index], `It has ${row.length} cells, and there are ${columns.length} columns.`);
}

const templatePart = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fields'), ...part, fields: z.array(field).min(1).superRefine(uniqueBy('label')) }),
  z
    .strictObject({
      kind: z.literal('table'),
      ...part,
      columns: z.array(column).min(2).max(7).superRefine(uniqueBy('label')),
      /** Cells that are left out are empty. */
      rows: z.array(z.array(text)).default([]).describe('Rows, with the cells that are already filled in'),
      blank: z.int().min(0).max(60).default(0).describe('Empty rows below them'),
    })
    .superRefine(fits),
  z.strictObject({ kind: z.literal('checks'), ...part, checks: z.array(text).min(2) }),
]);

/** A form has no room for a link to the law, so its words ask and suggest. */
function asksOnly({ parts }: { parts: unknown[] }, context: z.RefinementCtx) {
  for (const [index, part] of parts.entries()) {
    const word = /\b(must|should|required)\b/i.exec(JSON.stringify(part))?.[0];
    if (word)
      addIssue(
        context,
        ['parts', index],
        `Ask or suggest, without “${word}”: the law belongs in the text, with its source.`,
      );
  }
}

/**
 * A template to fill in: a form of several parts, written as files of Word and Excel, and a text to
 * read first.
 */
export const templateSchema = z
  .strictObject({
    ...reviewedText,
    version: z.string().regex(/^\d+\.\d+$/, 'Write the version as two numbers in quotation marks, e.g. "1.0".'),
    scope: z.enum(['case', 'firm']).describe('Filled in once for each case, or once for the firm'),
    formats: z.array(z.enum(['docx', 'xlsx'])).min(1),
    orientation: z.enum(['portrait', 'landscape']).default('portrait'),
    parts: z.array(templatePart).min(1).superRefine(uniqueBy('heading')),
  })
  .superRefine(hasReviewDates)
  .superRefine(asksOnly)
  .superRefine(editorial(officialSources))
  .transform((template) => ({
    ...template,
    files: template.formats.map((format) => ({ format, href: `/templates/${template.slug}.${format}` })),
  }));

export type Template = z.output<typeof templateSchema>;
export type TemplatePart = Template['parts'][number];
