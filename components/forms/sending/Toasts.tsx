import type { Toaster } from 'sonner';
import { Icon } from '#components/controls/Icon.tsx';
import styles from './Toasts.module.css';

/** At most this many at once (specification 9). */
const MOST = 20;

/**
 * The toast area, top centre (specification 2.1); a page has one, mounted by its form. Sonner's
 * component arrives when the form is touched; this one is imported statically, so that its
 * stylesheet is in the page.
 */
export function Toasts({ area: Area }: { area: typeof Toaster }) {
  return (
    <Area
      position="top-center"
      visibleToasts={MOST}
      expand
      className={styles.toasts ?? ''}
      icons={{ loading: <i className={styles.ring} />, success: <Icon name="tick" />, error: <Icon name="alert" /> }}
      toastOptions={{ unstyled: true, classNames: { toast: styles.toast ?? '', icon: styles.icon ?? '' } }}
    />
  );
}
