import { Picture } from '#components/ui/Picture.tsx';
import type { Picture as PictureData } from '#content/pictures.ts';
import styles from './Avatar.module.css';

type Props = { name: string; image: PictureData | undefined };

/** The first letters of the first and the last word of a name, as the avatar service of specification 2.4 gave them. */
function initials(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => [...(word ?? '')][0] ?? '')
    .join('')
    .toUpperCase();
}

/** A person's picture, or the initials in white on a black circle of 60 pixels; decoration beside the name. */
export function Avatar({ name, image }: Props) {
  return (
    <span className={styles.avatar} aria-hidden="true">
      {image ? <Picture picture={image} alt="" sizes="60px" /> : initials(name)}
    </span>
  );
}
