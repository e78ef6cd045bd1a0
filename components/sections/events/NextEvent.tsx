import { StateUntil } from '#components/ui/lists/StateUntil.tsx';
import styles from './EventList.module.css';

type Props = {
  /** The moment at which the next event is over; undefined if none is planned. */
  endsAt: string | undefined;
  text: string;
  /** What is said in its place from then on. */
  afterwards: string;
  /** Left out where the ways to subscribe are on the page. */
  subscribe?: { label: string; href: string };
};

/** The next event in a sentence, and a link to subscribe to the calendar. */
export const NextEvent = ({ endsAt, text, afterwards, subscribe }: Props) => (
  <p className={styles.next}>
    {endsAt ? (
      <StateUntil endsAt={endsAt} past={afterwards}>
        {text}
      </StateUntil>
    ) : (
      text
    )}{' '}
    {subscribe && <a href={subscribe.href}>{subscribe.label}</a>}
  </p>
);
