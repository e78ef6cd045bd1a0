import { SampleTag } from '#components/ornament/SampleTag.tsx';
import styles from './Remark.module.css';

type Props = {
  /** The tag of samples, where it speaks of some. */
  tag?: string;
  children: string;
};

/** A small note about pictures or people. */
export function Remark({ tag, children }: Props) {
  return (
    <p className={styles.remark}>
      {tag && <SampleTag label={tag} />}
      {children}
    </p>
  );
}
