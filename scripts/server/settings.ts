import { z } from 'zod';

const PORT_RULE = 'Write a whole number from 0 to 65535.';
const HOST_RULE = 'Write an IP address of this machine, such as 127.0.0.1, or 0.0.0.0 for all it has.';

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
});

export type Settings = z.infer<typeof schema>;

/**
 * The server's settings from the environment, where an empty value is none; throws an Error with
 * the key, its value and what is right.
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const given = Object.fromEntries(
    Object.keys(schema.shape).map((key) => [key, environment[key]?.trim() || undefined]),
  );
  const { data, error } = schema.safeParse(given);
  if (data) return data;
  const [key = '', message] = error.issues.flatMap(({ path, message }) => [String(path[0]), message]);
  throw new Error(`The environment variable ${key} is "${given[key]}". ${message}`);
}
