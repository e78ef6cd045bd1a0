import { Fragment } from 'react';
import type { DoINeedToRegister, SlipLine } from '#content/pages/do-i-need-to-register.ts';

type Props = { line: SlipLine; ask: DoINeedToRegister['slip']['ask'] };

/** What a line says beside its name: what is due, whom to ask, or what to read. */
export function LineValue({ line, ask }: Props) {
  if (line.ask) return <a href={ask[line.ask].href}>{ask[line.ask].label}</a>;
  if (line.value) return line.value;
  return line.links.map(({ label, href }, index) => (
    <Fragment key={href}>
      {index > 0 && ', '}
      <a href={href}>{label}</a>
    </Fragment>
  ));
}
