import { DateField } from '#components/fields/DateField.tsx';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Joining as Content } from '#content/pages/joining.ts';
import styles from './Joining.module.css';
import { refundWords } from './refundWords.ts';

/** The conditions and fees of the two memberships, and the refund on leaving early; above the form. */
export function Joining({ id, heading, lead, caption, memberships, rows, refund }: Content) {
  return (
    <Section id={id} top="flush">
      <SectionHead heading={heading}>
        <p>{lead}</p>
      </SectionHead>
      <Columns split="halves">
        <table className={styles.table}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {memberships.map(({ name }) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          {rows.map(({ heading, cells }) => (
            <tbody key={heading}>
              <tr>
                <th colSpan={2} scope="rowgroup">
                  {heading}
                </th>
              </tr>
              <tr>
                {cells.map((cell) => (
                  <td key={cell}>{cell}</td>
                ))}
              </tr>
            </tbody>
          ))}
        </table>
        <Refund memberships={memberships} words={refund} />
      </Columns>
    </Section>
  );
}

type RefundProps = { memberships: Content['memberships']; words: Content['refund'] };

/** The refund of the terms' worked example; refund.behaviour.client.ts computes it for the dates that a visitor picks. */
function Refund({ memberships, words }: RefundProps) {
  const { heading, text, terms, begins, ends, summary, sum, unreadable, outside } = words;
  const shown = { summary, sum, unreadable, outside };
  const fees = memberships.map(({ fee }) => fee);
  const example = refundWords(begins.example, ends.example, fees, shown);
  return (
    <section
      className={styles.refund}
      aria-labelledby="refund"
      data-behaviour="refund"
      data-refund={JSON.stringify(shown)}
    >
      <h3 id="refund">{heading}</h3>
      <p>{text}</p>
      <div className={styles.dates}>
        {[begins, ends].map(({ label, example }) => (
          <DateField key={label} label={label} defaultValue={example} />
        ))}
      </div>
      <div role="status">
        <p data-summary="">{example.summary}</p>
        <dl className={styles.sums}>
          {memberships.map(({ name, fee }, index) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd data-fee={fee}>
                {example.sums[index]?.sum} = <b>{example.sums[index]?.result}</b>
              </dd>
            </div>
          ))}
        </dl>
      </div>
      <p>
        <TextLink href={terms.href}>{terms.label}</TextLink>
      </p>
    </section>
  );
}
