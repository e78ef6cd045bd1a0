import { Icon } from '#components/controls/Icon.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { membership } from '#content/pages/become-a-member.ts';
import styles from './membership.module.css';

/** In the head of the page: the fees, what they pay for, and the way to the form. */
export function Apply({ fees, groups, apply, formId }: typeof membership) {
  return (
    <div id="overview" className={styles.apply}>
      <p>{fees}</p>
      <ul>
        {groups.map(({ id, heading }) => (
          <li key={id}>
            <a href={`#${id}`}>
              <Icon name="tick" />
              {heading}
            </a>
          </li>
        ))}
      </ul>
      <ButtonLink href={`#${formId}`}>{apply}</ButtonLink>
    </div>
  );
}
