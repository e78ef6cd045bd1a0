import styles from './Steps.module.css';

type Props = { steps: { title: string; text: string }[]; layout?: 'column' | 'row' };

/** Numbered steps: one below the other, or beside one another where there is room. */
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
