import { preload } from 'react-dom';
import { hook } from '#components/dom/hooks.ts';
import type { Picture as PictureData } from '#content/pictures.ts';
import { FirstViewEnd } from './FirstViewEnd.tsx';
import styles from './Picture.module.css';

type Props = {
  picture: PictureData;
  /** What it shows; empty for a picture that repeats the words next to it. */
  alt: string;
  /**
   * Width on screen, for the browser's choice among widths, e.g. `(min-width: 48em) 50vw, 100vw`.
   */
  sizes?: string;
  /** For the main picture of the first view, which is fetched first. All others load lazily. */
  priority?: boolean;
};

/**
 * A picture with its dimensions, in the lightest format that the browser knows. Fills its box by
 * covering it.
 */
export function Picture({ picture, alt, sizes = '100vw', priority = false }: Props) {
  const { src, width, height, srcset, sources } = picture;
  // The head preloads it, above the stylesheet: on a slow connection the parser reaches the picture
  // itself much later.
  if (priority && !sources) preload(src, { as: 'image', fetchPriority: 'high' });
  return (
    <>
      <picture className={styles.picture}>
        {/* The build puts a small drawing here and takes its preload away: it is painted with
            the words. */}
        {priority && src.endsWith('.svg') && <source {...hook('build-embed')} srcSet={src} />}
        {sources && <source type="image/avif" srcSet={sources.avif} sizes={sizes} />}
        {sources && <source type="image/webp" srcSet={sources.webp} sizes={sizes} />}
        <img
          src={src}
          srcSet={srcset}
          sizes={srcset && sizes}
          width={width}
          height={height}
          alt={alt}
          loading={priority ? undefined : 'lazy'}
          fetchPriority={priority ? 'high' : undefined}
        />
      </picture>
      {priority && <FirstViewEnd />}
    </>
  );
}
