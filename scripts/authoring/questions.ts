import type { z } from 'zod';
import { addMonths, isCalendarDate } from '#content/dates.ts';
import { REVIEW_MONTHS } from '#content/schema/review.server.ts';
import { toSlug } from '#content/toSlug.ts';
import type { Answers, Kind } from './kinds.ts';

/** Asks a person: the question, a suggestion, and a function that says what is wrong with an answer. */
export type Ask = (
  question: string,
  suggestion: string,
  fault: (answer: string) => string | undefined,
) => Promise<string>;

/** A text, cut after the last word that fits if it is too long. */
const shorten = (text: string, length: number): string =>
  text.length <= length ? text : text.slice(0, length + 1).replace(/[\s,;:–-]*\S*$/, '');

/** Defaults, derived from the answers so far. */
const suggestions: Record<string, (answers: Answers, today: string) => string> = {
  slug: ({ title = '' }) => toSlug(title),
  headTitle: ({ title = '' }) => shorten(title, 38),
  crumb: ({ title = '' }) => shorten(title, 32),
  description: ({ lead = '' }) => (lead.length <= 160 ? lead : ''),
  date: (_, today) => today,
  lastReviewed: (_, today) => today,
  nextReview: ({ lastReviewed = '' }) => (isCalendarDate(lastReviewed) ? addMonths(lastReviewed, REVIEW_MONTHS) : ''),
  kind: () => 'meeting',
  place: () => 'Online',
};

function faultOf(schema: z.ZodType, answer: string): string | undefined {
  if (!answer && schema.safeParse(undefined).success) return undefined;
  const { error } = schema.safeParse(answer);
  return error?.issues.map(({ message }) => message).join(' ');
}

/**
 * Collects the answers that an entry needs: from flags first, then from the person at the keyboard.
 *
 * @param given answers that flags gave
 * @param site today as YYYY-MM-DD, and which slugs are taken
 * @param ask asks a person; undefined where nobody is there
 * @throws Error with every wrong or missing flag
 */
export async function collectAnswers(
  { answers: schemas, address }: Kind,
  given: Answers,
  { today, taken }: { today: string; taken: (slug: string) => boolean },
  ask: Ask = async (_question, suggestion) => suggestion,
): Promise<Answers> {
  const answers: Answers = {};
  const wrong: string[] = [];
  for (const [name, schema] of Object.entries(schemas)) {
    const fault = (answer: string) => {
      if (name === 'slug' && taken(answer)) return `There is a page ${address}${answer} already; choose another slug.`;
      if (name === 'town' && !answer !== !answers.street)
        return 'Give street and town, or neither for an event online.';
      return faultOf(schema, answer);
    };
    const question = schema.description ?? name;
    const answer = given[name] ?? (await ask(question, suggestions[name]?.(answers, today) ?? '', fault));
    const reason = fault(answer);
    if (reason)
      wrong.push(answer ? `--${name} "${answer}": ${reason}` : `--${name} is missing. ${question}. ${reason}`);
    if (answer) answers[name] = answer;
  }
  if (wrong.length) throw new Error(wrong.join('\n'));
  return answers;
}
