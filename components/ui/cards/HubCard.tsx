import { Frame } from '#components/ornament/Frame.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Picture as PictureData } from '#content/pictures.ts';
import type { Ink } from '#content/schema/fields.server.ts';
import styles from './HubCard.module.css';

type Props = {
  title: string;
  text: string;
  picture: PictureData;
  alt: string;
  button: { label: string; href: string };
  ink: Ink;
  /** The picture is in the first view. */
  priority?: boolean;
};

/** A card that leads to a part of the site: a framed picture, title, text and button. */
export function HubCard({ title, text, picture, alt, button, ink, priority = false }: Props) {
  return (
    <article className={styles.hub}>
      <Frame ink={ink}>
        <div className={styles.picture}>
          <Picture picture={picture} alt={alt} sizes="(min-width: 48em) 38rem, 100vw" priority={priority} />
        </div>
      </Frame>
      <h2>{title}</h2>
      <p>{text}</p>
      <ButtonLink href={button.href}>{button.label}</ButtonLink>
    </article>
  );
}
