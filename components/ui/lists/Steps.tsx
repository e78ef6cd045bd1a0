import styles from './Steps.module.css';

type Props = { steps: { title: string; text: string }[]; layout?: 'column' | 'row' };

/** Numbered steps, in a row where there is room and in a column elsewhere. */
export function Steps({ steps, layout = 'column' }: Props) {
  return (
    <ol className={styles.steps} data-layout={layout}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <b>{title}</b>
          <span>{text}</span>
        </li>
      ))}
    </ol>
  );
}
