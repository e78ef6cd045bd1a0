import { Fragment } from 'react';
import type { SlipLine } from '#content/pages/do-i-need-to-register.ts';

/** What a line says beside its name: what is due, whom to ask, and what to read. */
export const LineValue = ({ value, links }: SlipLine) => (
  <>
    {value}
    {links.map(({ label, href }, index) => (
      <Fragment key={href}>
        {(value || index > 0) && ', '}
        <a href={href}>{label}</a>
      </Fragment>
    ))}
  </>
);
