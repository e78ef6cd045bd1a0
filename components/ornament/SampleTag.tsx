import { hook } from '#components/dom/hooks.ts';
import styles from './SampleTag.module.css';

type Props = {
  /** Whether the neighbouring content is a sample; without it there is no tag. */
  sample?: boolean | undefined;
  label: string;
};

/** The mark of every sample. In text, spaces separate it from the words around it. */
export function SampleTag({ sample = true, label }: Props) {
  return (
    sample && (
      <>
        {' '}
        <span className={styles.tag} {...hook('build-unsearched')}>
          {label}
        </span>{' '}
      </>
    )
  );
}
