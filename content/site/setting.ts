import { z } from 'zod';

/**
 * The settings of this build that differ from their defaults, as
 * `SITE_URL=https://www.example.org`.
 */
export const givenSettings: string[] = [];

/**
 * Reads one setting from the environment; throws with the key, the value and what would be right.
 */
export function setting<Value>(key: string, fallback: string, schema: z.ZodType<Value, string>): Value {
  const value = process.env[key]?.trim() || fallback;
  const result = schema.safeParse(value);
  if (result.success) {
    if (value !== fallback) givenSettings.push(`${key}=${value}`);
    return result.data;
  }
  const messages = result.error.issues.map((issue) => issue.message).join(' ');
  throw new Error(`The environment variable ${key} is "${value}". ${messages}`);
}

/**
 * Whether samples are left out, for the public site. Apart from the other settings, which may
 * depend on content.
 */
export const launch: boolean = setting('LAUNCH', 'off', z.enum(['on', 'off'], 'Write on or off.')) === 'on';

/**
 * hCaptcha's public test key: always passes, protects nothing
 * (https://docs.hcaptcha.com/#integration-testing-test-keys).
 */
export const TEST_SITEKEY = '10000000-ffff-ffff-ffff-000000000001';
