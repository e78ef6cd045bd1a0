import { Toaster } from 'sonner';
import { Icon } from '#components/controls/Icon.tsx';
import styles from './Toasts.module.css';

/** At most this many at once (specification 9). */
const MOST = 20;

/** The toast area, top centre (specification 2.1); a page has one, mounted by its form. */
export function Toasts() {
  return (
    <Toaster
      position="top-center"
      visibleToasts={MOST}
      expand
      className={styles.toasts ?? ''}
      icons={{ loading: <i className={styles.ring} />, success: <Icon name="tick" />, error: <Icon name="alert" /> }}
      toastOptions={{ unstyled: true, classNames: { toast: styles.toast ?? '', icon: styles.icon ?? '' } }}
    />
  );
}
