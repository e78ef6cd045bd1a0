import styles from './Icon.module.css';

const PATHS = {
  previous: 'M10 2L4 8l6 6',
  next: 'M6 2l6 6-6 6',
  close: 'M3 3l10 10M13 3L3 13',
  up: 'M8 14V3M3 8l5-5 5 5',
  down: 'M2 5l6 6 6-6',
  pause: 'M5 2v12M11 2v12',
  play: 'M4 2l9 6-9 6z',
  search: 'M11.5 11.5L15 15M7 12.5a5.5 5.5 0 1 1 0-11 5.5 5.5 0 0 1 0 11z',
  download: 'M8 2v8M4 7l4 4 4-4M3 14h10',
  tick: 'M2 8.5l4 4 8-9',
  alert: 'M8 2v8M8 13.5v.1',
} as const;

export type IconName = keyof typeof PATHS;

/**
 * One of the site's line icons, in the colour and size of the text around it; never the only name
 * of a control.
 */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={styles.icon} data-icon={name} viewBox="0 0 16 16" aria-hidden="true">
      <path d={PATHS[name]} />
    </svg>
  );
}
