import type { Home } from '#content/home.ts';
import type { LightboxWords, Photo } from '#content/photos.ts';
import { ButtonLink } from '../button/ButtonLink.tsx';
import { Island } from '../island/Island.tsx';
import { Section } from '../layout/Section.tsx';
import { Microtext } from '../note/Microtext.tsx';
import { Picture } from '../picture/Picture.tsx';
import { SectionHead } from '../section/SectionHead.tsx';
import styles from './PhotoGallery.module.css';
import { PhotoLightbox } from './PhotoLightbox.tsx';

type Props = { words: Home['photos']; photos: Photo[]; lightbox: LightboxWords };

const LARGE = '(min-width: 992px) 50vw, 100vw';
const SMALL = '(min-width: 992px) 25vw, 50vw';

/** The photographs of the home page (specification 2.5): a mosaic of links to pictures, which the lightbox opens in the page. */
export function PhotoGallery({ words: { badge, heading, all, open, note }, photos, lightbox }: Props) {
  return (
    <Section top="flush">
      <div className={styles.rule}>
        <Microtext />
      </div>
      <SectionHead badge={badge} heading={heading}>
        <ButtonLink href={all.href} look="line">
          {all.label}
        </ButtonLink>
      </SectionHead>
      <div data-island-area="">
        <div className={styles.mosaic} data-reveal="photos">
          {photos.map(({ src, description, group }, index) => (
            <a
              key={src.name}
              className={styles.photo}
              id={`photo${index + 1}`}
              href={src.src}
              aria-haspopup="dialog"
              aria-label={`${open}: ${group}, ${description}`}
            >
              <Picture picture={src} alt={description} sizes={index === 0 ? LARGE : SMALL} />
              <span>{group}</span>
            </a>
          ))}
        </div>
        <Island name="PhotoLightbox" of={PhotoLightbox} when="interaction" props={{ words: lightbox }} />
      </div>
      <p className={styles.note}>{note}</p>
    </Section>
  );
}
