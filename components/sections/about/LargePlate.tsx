import { Frame } from '#components/ornament/Frame.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Picture as PictureData } from '#content/pictures.ts';
import type { Ink } from '#content/schema/fields.server.ts';
import styles from './about.module.css';

type Props = { picture: PictureData; alt: string; ink: Ink };

/** One large picture in a note frame, across the page. */
export function LargePlate({ picture, alt, ink }: Props) {
  return (
    <Frame ink={ink}>
      <div className={styles.plate}>
        <Picture picture={picture} alt={alt} sizes="(min-width: 80em) 80rem, 100vw" />
      </div>
    </Frame>
  );
}
