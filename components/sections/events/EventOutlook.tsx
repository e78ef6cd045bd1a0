import type { Outlook } from '#components/events/outlook.ts';
import { StateUntil } from '#components/ui/lists/StateUntil.tsx';
import styles from './EventList.module.css';

type Props = Outlook & { subscribe: { label: string; href: string } };

/** What comes next in a sentence, and the way to subscribe. */
export const EventOutlook = ({ overAt, text, afterwards, subscribe }: Props) => (
  <p className={styles.outlook}>
    {overAt ? (
      <StateUntil overAt={overAt} past={afterwards}>
        {text}
      </StateUntil>
    ) : (
      text
    )}{' '}
    <a href={subscribe.href}>{subscribe.label}</a>
  </p>
);
