import { Frame } from '#components/ornament/Frame.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Picture as PictureData } from '#content/pictures.ts';
import styles from './guides.module.css';

/** The framed cover of a guide or a template, as wide as its text. */
export function TextPlate({ picture, alt }: { picture: PictureData; alt: string }) {
  return (
    <div className={styles.plate}>
      <Frame ink="fiver">
        <Picture picture={picture} alt={alt} sizes="(min-width: 48em) 44rem, 92vw" />
      </Frame>
    </div>
  );
}
