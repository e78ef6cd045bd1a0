const DAY_MS = 86_400_000;
/** RFC 9116 recommends that the file expires in less than a year; a rebuild renews it. */
const DAYS_VALID = 330;

export type SecurityText = { origin: string; email: string; policyPath: string };

/** /.well-known/security.txt (RFC 9116), valid from `now` for eleven months. */
export function securityText({ origin, email, policyPath }: SecurityText, now: Date): string {
  const expires = new Date(Math.floor(now.getTime() / DAY_MS + DAYS_VALID) * DAY_MS);
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString().replace('.000Z', 'Z')}`,
    'Preferred-Languages: en',
    `Canonical: ${origin}/.well-known/security.txt`,
    `Policy: ${origin}${policyPath}`,
    '',
  ].join('\n');
}
