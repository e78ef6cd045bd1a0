import type { DoINeedToRegister, SlipLine } from '#content/pages/do-i-need-to-register.ts';

type Props = { line: SlipLine; ask: DoINeedToRegister['ask'] };

/** What a line says beside its name: what is due, whom to ask, and what to read. */
export function LineValue({ line: { value, ask: whom, links }, ask }: Props) {
  const parts = [
    value && <span key="value">{value}</span>,
    ...[...(whom ? [ask[whom]] : []), ...links].map(({ label, href }) => (
      <a key={href} href={href}>
        {label}
      </a>
    )),
  ].filter(Boolean);
  return parts.flatMap((part, index) => (index > 0 ? [', ', part] : [part]));
}
