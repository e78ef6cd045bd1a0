import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import styles from './guides.module.css';
import { Sources } from './Sources.tsx';

type Link = { label: string; href: string };

type Props = {
  sources: { title: string; url: string }[];
  /** What the text links to. */
  links?: readonly string[];
  /**
   * The heading and the note of the sources; the links to the list that the text is from, and to
   * help.
   */
  labels: { sources: { heading: string; note: string }; back: Link; help: Link };
};

/** The end of a guide or a fact sheet: its official sources, and where to go next. */
export function TextEnd({ sources, links, labels: { sources: words, back, help } }: Props) {
  return (
    <>
      <Sources heading={words.heading} note={words.note} sources={sources} links={links} />
      <p className={`row screen-only ${styles.back}`}>
        <ButtonLink {...back} look="line" />
        <TextLink {...help} />
      </p>
    </>
  );
}
