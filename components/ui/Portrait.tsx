import { initials } from '#components/format/initials.ts';
import type { Picture } from '#content/pictures.ts';
import styles from './Portrait.module.css';

type Props = {
  name: string;
  /** A photo, or the drawing of a medallion, which gets the initials of the name. */
  picture: Picture;
  /** What it shows; nothing where the name follows. */
  alt?: string | undefined;
  /** Width on screen, for the browser's choice among widths. */
  sizes: string;
  lazy?: boolean;
};

/** A person's portrait. */
export function Portrait({ name, picture, alt = '', sizes, lazy = false }: Props) {
  const { src, srcset, width, height, sample: drawn } = picture;
  return (
    <span className={styles.portrait}>
      <img
        src={src}
        srcSet={srcset}
        sizes={srcset && sizes}
        width={width}
        height={height}
        alt={alt}
        loading={lazy ? 'lazy' : undefined}
      />
      {drawn && <span aria-hidden="true">{initials(name)}</span>}
    </span>
  );
}
