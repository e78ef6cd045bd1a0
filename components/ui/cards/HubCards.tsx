import { Frame } from '#components/ornament/Frame.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Picture as PictureData } from '#content/pictures.ts';
import type { Ink } from '#content/schema/fields.server.ts';
import { CardGrid } from './CardGrid.tsx';
import styles from './HubCards.module.css';

type Props = {
  cards: { title: string; text: string; picture: PictureData; alt: string; button: { label: string; href: string } }[];
  ink: Ink;
  /** The pictures are in the first view. */
  priority?: boolean;
};

/** Cards that lead to parts of the site, each with a framed picture, title, text and button. */
export const HubCards = ({ cards, ink, priority = false }: Props) => (
  <CardGrid columns={2}>
    {cards.map(({ title, text, picture, alt, button }) => (
      <article key={title} className={styles.hub}>
        <Frame ink={ink}>
          <div className={styles.picture}>
            <Picture picture={picture} alt={alt} sizes="13rem" priority={priority} />
          </div>
        </Frame>
        <div>
          <h2>{title}</h2>
          <p>{text}</p>
          <ButtonLink {...button} />
        </div>
      </article>
    ))}
  </CardGrid>
);
