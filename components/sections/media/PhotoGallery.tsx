import { behaviours, hook } from '#components/dom/hooks.ts';
import { Island } from '#components/islands/loader/Island.tsx';
import { PhotoLightbox } from '#components/islands/PhotoLightbox.island.tsx';
import { Section } from '#components/layout/Section.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import { SectionHead } from '#components/ui/SectionHead.tsx';
import type { Home } from '#content/pages/home.ts';
import type { HomePhoto } from '#content/pages/home-lists.ts';
import type { lightboxWords } from '#content/site/media-words.ts';
import styles from './PhotoGallery.module.css';

type Props = { words: Home['photos']; photos: HomePhoto[]; lightbox: typeof lightboxWords };

const LARGE = '(min-width: 62em) 50vw, 100vw';
const SMALL = '(min-width: 62em) 25vw, 50vw';
/** As many fill the rows of the mosaic. */
const MOSAIC = 8;

/**
 * The photographs of the home page (specification 2.5): links to pictures, which the lightbox
 * opens; a mosaic where they fill it, small while all are samples.
 */
export function PhotoGallery({ words: { badge, heading, all, open, sample, samples }, photos, lightbox }: Props) {
  const few = photos.length < MOSAIC;
  const allSamples = photos.every(({ src }) => src.sample);
  return (
    <Section top="flush">
      <SectionHead badge={badge} heading={heading}>
        <ButtonLink {...all} look="line" />
        {photos.some(({ src }) => src.sample) && <Remark tag={sample}>{samples}</Remark>}
      </SectionHead>
      <div {...hook('island-area')}>
        <div
          className={few ? styles.few : styles.mosaic}
          data-samples={allSamples ? '' : undefined}
          {...behaviours('reveal')}
          {...hook('reveal', 'photos')}
        >
          {photos.map(({ src, description, group }, index) => (
            <a
              key={src.name}
              className={styles.photo}
              id={`photo${index + 1}`}
              href={src.src}
              aria-haspopup="dialog"
              aria-label={`${open}: ${group}, ${description}`}
            >
              <Picture picture={src} alt={description} sizes={few || index === 0 ? LARGE : SMALL} />
              <span>{group}</span>
            </a>
          ))}
        </div>
        <Island component={PhotoLightbox} when="interaction" props={{ words: lightbox }} />
      </div>
    </Section>
  );
}
