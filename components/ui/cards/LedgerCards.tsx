import { CardGrid } from './CardGrid.tsx';
import styles from './LedgerCards.module.css';

type Props = { cells: { title: string; text: string }[]; columns?: 2 | 4 };

/** Cards below heavy rules, each with a title and a few words. */
export const LedgerCards = ({ cells, columns = 4 }: Props) => (
  <CardGrid columns={columns}>
    {cells.map(({ title, text }) => (
      <article key={title} className={styles.cell}>
        <h3>{title}</h3>
        <p>{text}</p>
      </article>
    ))}
  </CardGrid>
);
