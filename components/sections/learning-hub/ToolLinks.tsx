import { TextLink } from '#components/ui/TextLink.tsx';
import styles from './ToolLinks.module.css';

type Props = {
  links: { label: string; href: string; text: string }[];
  /** The sentence in place of an empty list. */
  none?: string;
  /** Two in a row on a phone, where names are short. */
  small?: boolean;
};

/** Pages of one kind, such as tools or fact sheets, each with a sentence on what it is for. */
export const ToolLinks = ({ links, none, small }: Props) =>
  links.length > 0 ? (
    <ul className={styles.tools} data-small={small}>
      {links.map(({ label, href, text }) => (
        <li key={href}>
          <TextLink label={label} href={href} />
          <p>{text}</p>
        </li>
      ))}
    </ul>
  ) : (
    <p>{none}</p>
  );
