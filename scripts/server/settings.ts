import { z } from 'zod';
import { addIssue } from '#content/schema/issues.server.ts';

const PORT_RULE = 'Write a whole number from 0 to 65535.';
const HOST_RULE = 'Write an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for all it has.';
const SMTP_RULE = 'Write the address of a mail server, such as smtps://user:password@mail.example.org.';
const TO_RULE = 'Write the email addresses that get the forms, with commas between them.';
const FROM_RULE = 'Write the email address that sends the forms.';

const to = z.email(TO_RULE);
const addresses = z
  .string()
  .transform((list) => list.split(/\s*,\s*/))
  .pipe(z.tuple([to], to));

const schema = z.object({
  /** 0 lets the system choose. */
  PORT: z.coerce.number(PORT_RULE).int(PORT_RULE).min(0, PORT_RULE).max(65_535, PORT_RULE).default(4173),
  /** The address to listen on; by default only programs on the same machine reach it. */
  HOST: z.union([z.ipv4(), z.ipv6()], HOST_RULE).default('127.0.0.1'),
  /** Where accepted forms are kept. */
  INBOX_DIR: z.string().default('inbox'),
  /** Secret of the captcha provider; without it captchas are not checked. */
  HCAPTCHA_SECRET: z.string().optional(),
  /** Site key of the pages; without it the token of any site of the same account is accepted. */
  VITE_HCAPTCHA_SITEKEY: z.string().optional(),
  /** The mail server that takes each form; without it forms are kept in the inbox only. */
  SMTP_URL: z.url({ protocol: /^smtps?$/, hostname: /./, error: SMTP_RULE }).optional(),
  /** Who gets the forms. */
  MAIL_TO: addresses.optional(),
  /** The sender of the mails; by default the first of those who get them. */
  MAIL_FROM: z.email(FROM_RULE).optional(),
});

export type Settings = z.infer<typeof schema>;

/** Mails need a server and somebody who gets them. */
const complete = schema.superRefine(({ SMTP_URL, MAIL_TO }, context) => {
  if (SMTP_URL && !MAIL_TO) addIssue(context, ['MAIL_TO'], TO_RULE);
  if (MAIL_TO && !SMTP_URL) addIssue(context, ['SMTP_URL'], SMTP_RULE);
});

/**
 * The server's settings from the environment, where an empty value is none; throws an Error with
 * the key, its value and what is right.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((key) => [key, environment[key]?.trim() || undefined]),
  );
  const { data, error } = complete.safeParse(given);
  if (data) return data;
  const [key = '', message] = error.issues.flatMap(({ path, message }) => [String(path[0]), message]);
  // The address of the mail server has a password, and the message goes to the log.
  const value = key === 'SMTP_URL' && given[key] ? 'wrong' : `"${given[key] ?? ''}"`;
  throw new Error(`The environment variable ${key} is ${value}. ${message}`);
}
