import { Fragment } from 'react';
import { shortDate } from '#components/format/formatDate.ts';
import { Unbroken } from '#components/ui/Unbroken.tsx';
import type { DoINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import styles from './RegistrationTable.module.css';
import { LineName, LineValue } from './Slip.tsx';
import { isSentence } from './slip.shared.ts';

/**
 * All that the slip knows, with reasons and sources: for readers without a script, and behind the
 * slip of the others.
 */
export function RegistrationTable({ content: { groups, table } }: { content: DoINeedToRegister }) {
  return (
    <details className={styles.fold}>
      <summary>
        <h2>{table.heading}</h2>
      </summary>
      <p>{table.text}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{table.due}</th>
            <th scope="col">{table.why}</th>
          </tr>
        </thead>
        {groups.map(({ heading, lines }) => (
          <tbody key={heading}>
            <tr>
              <th colSpan={2} scope="rowgroup">
                {heading}
              </th>
            </tr>
            {lines.map((line) => (
              <tr key={line.id}>
                <th scope="row">
                  <LineName {...line} />
                  {isSentence(line) ? ' ' : ': '}
                  <LineValue {...line} />
                </th>
                <td>
                  <b>{line.firms}.</b> <Unbroken>{line.text}</Unbroken>{' '}
                  <small>
                    {line.sources.map(({ url, title, checked }) => (
                      <Fragment key={url}>
                        <a href={url} rel="external noopener">
                          {title}
                        </a>
                        {checked && `, ${shortDate(checked)}`}.{' '}
                      </Fragment>
                    ))}
                  </small>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </details>
  );
}
