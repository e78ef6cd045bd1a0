import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import type { membership } from '#content/pages/become-a-member.ts';
import styles from './membership.module.css';

/** In the head of the page: the fees, and the way to the form. */
export function Apply({ fees, apply, form }: Pick<typeof membership, 'fees' | 'apply' | 'form'>) {
  return (
    <div className={`row ${styles.apply}`}>
      <p>{fees}</p>
      <ButtonLink href={`#${form.id}`}>{apply}</ButtonLink>
    </div>
  );
}
