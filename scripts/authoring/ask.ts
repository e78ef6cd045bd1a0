import type { z } from 'zod';

/** The answers so far, by the field they are for. */
export type Answers = Record<string, string>;

export type Question = {
  /** The field, and the flag that answers it without a prompt. */
  name: string;
  ask: string;
  /** Rules of the field, with the messages that its author gets from the build too. */
  schema: z.ZodType<unknown, string>;
  /** What is taken when nothing is typed; undefined where only the author knows. */
  suggest?: (answers: Answers) => string | undefined;
};

/** Asks a person one thing. */
export type Prompt = (text: string) => Promise<string>;

const reasons = (error: z.ZodError) => error.issues.map(({ message }) => message).join(' ');

/** Asks until the answer is right, and says each time what was wrong. */
async function askUntilRight(
  { ask, schema, suggest }: Question,
  answers: Answers,
  prompt: Prompt,
  say: (text: string) => void,
) {
  const suggestion = suggest?.(answers);
  for (;;) {
    const typed = (await prompt(`${ask}${suggestion ? ` (${suggestion})` : ''}: `)).trim();
    const answer = typed || suggestion || '';
    const { error } = schema.safeParse(answer);
    if (!error) return answer;
    say(`  ${reasons(error)}`);
  }
}

/**
 * Collects the answers to all questions: from flags first, then from the person at the keyboard.
 *
 * @param questions in the order in which they are asked
 * @param given answers that flags gave
 * @param prompt asks a person; undefined where nobody is there
 * @param say tells that person what was wrong
 * @throws Error with every wrong or missing flag
 */
export async function collectAnswers(
  questions: Question[],
  given: Answers,
  prompt: Prompt | undefined,
  say: (text: string) => void,
): Promise<Answers> {
  const answers: Answers = {};
  const wrong: string[] = [];
  for (const question of questions) {
    const { name, ask, schema, suggest } = question;
    const flag = given[name];
    if (flag === undefined && prompt) {
      answers[name] = await askUntilRight(question, answers, prompt, say);
      continue;
    }
    const answer = flag ?? suggest?.(answers) ?? '';
    const { error } = schema.safeParse(answer);
    if (error)
      wrong.push(flag === undefined ? `--${name} is missing. ${ask}.` : `--${name} "${flag}": ${reasons(error)}`);
    answers[name] = answer;
  }
  if (wrong.length) throw new Error(wrong.join('\n'));
  return answers;
}
