import { z } from 'zod';
import { figureSource } from '#content/figures/lookup.server.ts';
import { sourceNamed } from '#content/figures/sources.server.ts';
import { source, text } from './fields.server.ts';

/** A page, or its short name: `MLRs 28`, `PSRs 51`, `ECSH33328`, or the name of a figure whose source it shares. */
const slipSource = source.or(text.transform((name) => sourceNamed(name) ?? figureSource(name)));

/** An answer in the form of a till’s slip: a question, its lines, and the sum or the day that matters most. */
export const answerSlip = z.strictObject({
  question: text.max(60).describe('Question'),
  lines: z
    .array(
      z.strictObject({
        name: text.max(34).describe('Subject, e.g. Passport'),
        value: text.max(60).describe('Answer, in a few words'),
        source: slipSource.optional().describe('Source, as title and url'),
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
