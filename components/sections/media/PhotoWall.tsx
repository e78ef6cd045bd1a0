import type { ComponentProps } from 'react';
import { hook } from '#components/dom/hooks.ts';
import { Island } from '#components/islands/loader/Island.tsx';
import { PhotoLightbox } from '#components/islands/PhotoLightbox.island.tsx';
import { Section } from '#components/layout/Section.tsx';
import { FilterTabs } from '#components/ui/lists/FilterTabs.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import type { Picture as PictureData } from '#content/pictures.ts';
import type { lightboxWords } from '#content/site/media-words.ts';
import { largePictures } from './largePictures.ts';
import styles from './PhotoWall.module.css';

type Props = Pick<ComponentProps<typeof FilterTabs>, 'tabs'> & {
  /** Names the filter tabs to screen readers. */
  filter: string;
  /**
   * Each with the anchor by which it can be linked to; `caption` is also its alternative text.
   */
  pictures: { id: string; category: string; name: string; caption: string; picture: PictureData }[];
  /** In place of the wall while there are no pictures. */
  none: string;
  /** The way to the report of the event, below the wall. */
  report: { label: string; href: string };
  lightbox: typeof lightboxWords;
};

const LARGE = '(min-width: 62em) 50vw, 100vw';
const SMALL = '(min-width: 62em) 25vw, 50vw';

/**
 * The pictures of an event (specification 2.16): filter tabs over a wall, which of all pictures
 * leaves no cell empty, with a lightbox.
 */
export function PhotoWall({ filter, tabs, pictures, none, report, lightbox }: Props) {
  const ending = (
    <p className={styles.report}>
      <TextLink {...report} />
    </p>
  );
  if (pictures.length === 0)
    return (
      <Section>
        <p>{none}</p>
        {ending}
      </Section>
    );
  const large = largePictures(pictures.length);
  return (
    <Section top="close">
      <FilterTabs label={filter} tabs={tabs} />
      <div {...hook('island-area')}>
        <div className={styles.wall}>
          {pictures.map(({ id, category, name, caption, picture }, index) => (
            <a
              key={id}
              id={id}
              href={picture.src}
              aria-haspopup="dialog"
              aria-label={name}
              {...hook('filter-tabs-category', category)}
              data-large={large[index] || undefined}
            >
              <Picture picture={picture} alt={caption} sizes={index ? SMALL : LARGE} priority={index === 0} />
            </a>
          ))}
        </div>
        <Island component={PhotoLightbox} when="interaction" props={{ words: lightbox }} />
      </div>
      {ending}
    </Section>
  );
}
