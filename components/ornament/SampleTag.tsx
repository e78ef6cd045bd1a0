import styles from './SampleTag.module.css';

type Props = {
  /** What it stands beside is a sample; without it there is no tag. */
  sample?: boolean | undefined;
  label: string;
};

/** The one mark of everything that stands in for something of the association's own. In text, spaces part it from what is around it. */
export function SampleTag({ sample = true, label }: Props) {
  return (
    sample && (
      <>
        {' '}
        <span className={styles.tag}>{label}</span>{' '}
      </>
    )
  );
}
