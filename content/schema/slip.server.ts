import { z } from 'zod';
import { figures, sourceNamed } from '#content/figures/index.ts';
import { text } from './fields.server.ts';
import { addIssue } from './issues.server.ts';

/**
 * A page, in one line: its title and address, or `MLRs 28`, `PSRs 51`, `ECSH33328`, or the name of
 * a figure whose source it shares.
 */
const slipSource = text.transform((line, context) => {
  const [, title, url] = /^(.+) (https:\/\/\S+)$/.exec(line) ?? [];
  const found = title && url ? { title, url } : (sourceNamed(line) ?? figures[line]?.source);
  if (found && found !== 'association') return found;
  addIssue(
    context,
    [],
    'Write a title and an address, a regulation as MLRs 28, or the name of a figure with a source.',
  );
  return z.NEVER;
});

/**
 * An answer in the form of a till’s slip: a question, its lines, and the sum or the day that
 * matters most. The site's search shows it where its page is the first result, and a fact sheet at
 * its top.
 */
export const answerSlip = z.strictObject({
  question: text.max(60).describe('Question'),
  lines: z
    .array(
      z.strictObject({
        name: text.max(34).describe('Subject, e.g. Passport'),
        value: text.max(60).describe('Answer, in a few words'),
        source: slipSource
          .optional()
          .describe('Source, as title and address, e.g. ICO: fees https://ico.org.uk/fees, or MLRs 28'),
      }),
    )
    .min(5, 'Write at least five lines.')
    .max(12, 'Write at most twelve lines.')
    .describe('Lines, five to twelve'),
  total: z
    .strictObject({ label: text.max(34).describe('Before it'), value: text.max(24).describe('Sum or day') })
    .describe('The sum or the day, in large type'),
});

export type AnswerSlip = z.output<typeof answerSlip>;
