import { SampleTag } from '#components/ornament/SampleTag.tsx';
import { Vignette } from '#components/ui/Vignette.tsx';
import type { Picture as PictureData } from '#content/pictures.ts';
import styles from './LedgerCard.module.css';

type Props = {
  title: string;
  text: string;
  /** The round vignette above the title: decoration. */
  picture: PictureData;
  /** The tag of a sample. */
  tag?: string | undefined;
};

/** A card below a heavy rule: a vignette, a title and a few words. Its parent is a `CardGrid`. */
export function LedgerCard({ title, text, picture, tag }: Props) {
  return (
    <article className={styles.cell}>
      <Vignette picture={picture} />
      <h3>{title}</h3>
      <p>
        {text}
        {tag && <SampleTag label={tag} />}
      </p>
    </article>
  );
}
