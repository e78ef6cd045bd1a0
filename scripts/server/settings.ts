import { z } from 'zod';

const wholeNumber = (from: number, to: number, fallback: number) =>
  z
    .string()
    .regex(/^\d+$/, `Write a whole number from ${from} to ${to}.`)
    .transform(Number)
    .pipe(z.number().min(from, `Write ${from} or more.`).max(to, `Write ${to} or less.`))
    .default(fallback);

const schema = z.object({
  /** 0 lets the system choose. */
  PORT: wholeNumber(0, 65_535, 4173),
  /** Where accepted forms are kept. */
  INBOX_DIR: z.string().default('inbox'),
  /** Secret of the captcha provider; without it captchas are not checked. */
  HCAPTCHA_SECRET: z.string().optional(),
  /** Forms that one address may send in a minute. */
  FORMS_PER_MINUTE: wholeNumber(1, 1_000_000, 20),
  /** What is logged: failed requests (`error`), start and stop too (`info`), or every request (`debug`). */
  LOG_LEVEL: z.enum(['silent', 'error', 'info', 'debug'], 'Write silent, error, info or debug.').default('info'),
  /** The mail server of the digest; without it the digest is only written. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'Write smtps://user:password@host:465, or smtp://… .' }).optional(),
  /** Who gets the digest. */
  DIGEST_TO: z.email('Write an email address.').optional(),
  /** Whom it comes from. */
  DIGEST_FROM: z.email('Write an email address.').optional(),
});

export type Settings = z.infer<typeof schema>;

/**
 * The server's settings from the environment; an empty value counts as none.
 *
 * @throws Error naming every key that is wrong, its value and what would be right
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((key) => [key, environment[key]?.trim() || undefined]),
  );
  const result = schema.safeParse(given);
  if (result.success) return result.data;
  const faults = result.error.issues.map(
    ({ path: [key], message }) => `The environment variable ${String(key)} is "${given[String(key)]}". ${message}`,
  );
  throw new Error(faults.join('\n'));
}
