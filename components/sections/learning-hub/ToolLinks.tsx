import { Section } from '#components/layout/Section.tsx';
import { TextLink } from '#components/ui/TextLink.tsx';
import styles from './ToolLinks.module.css';

type Props = {
  /** Left out where it would repeat the page's own. */
  heading?: string;
  links: { label: string; href: string; text: string; figure?: string | undefined }[];
  /** The sentence in place of an empty list. */
  none?: string;
  /** The space above, as of `Section`. */
  top: 'flush' | 'close';
};

/** Pages of one kind, such as tools or fact sheets, each with a sentence on what it is for. */
export function ToolLinks({ heading, links, none, top }: Props) {
  return (
    <Section top={top}>
      {heading && <h2>{heading}</h2>}
      {links.length > 0 ? (
        <ul className={styles.tools}>
          {links.map(({ label, href, text, figure }) => (
            <li key={href}>
              <TextLink label={label} href={href} />
              {figure && <p className={styles.figure}>{figure}</p>}
              <p>{text}</p>
            </li>
          ))}
        </ul>
      ) : (
        <p>{none}</p>
      )}
    </Section>
  );
}
