import { selectorOf, valueAt } from '#components/dom/hooks.ts';
import { keepCurrent } from '#components/dom/keepCurrent.ts';
import { loadScript } from '#components/dom/loadScript.client.ts';
import { storedItem } from '#components/dom/storedItem.ts';

/**
 * The visitor's choice (specification 3.4). Where storage is off it holds for this page, and the
 * next page asks again.
 */
const storedConsent = storedItem('localStorage', 'cookieConsent');

const KINDS = ['analytics', 'marketing'] as const;

type Consent = Record<(typeof KINDS)[number], boolean>;

/** The saved choice; undefined where there is none or it is incomplete. */
function savedConsent(): Consent | undefined {
  const saved: { [Name in keyof Consent]?: unknown } = Object(storedConsent.read());
  const { analytics, marketing } = saved;
  return typeof analytics === 'boolean' && typeof marketing === 'boolean' ? { analytics, marketing } : undefined;
}

/** Whether a reload would lose what the visitor has typed. */
const hasTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * The cookie banner (specification 4): shows only where no choice is saved; a saved choice is
 * applied, in every tab. "Cookie settings" opens it again. When consent is withdrawn from a script
 * that has run, the page reloads without it or, where something is typed, says that it still runs.
 */
function start(): void {
  const banner = document.querySelector<HTMLElement>(selectorOf('cookie-banner'));
  const form = banner?.querySelector('form');
  const settings = document.querySelector<HTMLElement>(selectorOf('cookie-settings'));
  if (!banner || !form) return;
  const note = banner.querySelector<HTMLElement>(selectorOf('cookie-withdrawn'));
  const boxes = [...form.querySelectorAll('input')];
  const loaded = new Set<string>();
  /**
   * Loads what the visitor consented to, once. Performance is measured only with an analytics
   * script, which may make a queue for the metrics.
   */
  const apply = (consent: Consent) => {
    for (const kind of KINDS) {
      const box = boxes.find(({ name }) => name === kind);
      const src = box && valueAt('cookie-src', box);
      if (!src || !consent[kind] || loaded.has(kind)) continue;
      loaded.add(kind);
      loadScript(src, true, box.dataset);
      if (kind === 'analytics')
        import('./webVitals.client.ts').then((module) => module.reportWebVitals(), console.error);
    }
  };
  let choice: Consent | undefined;
  const open = (isNoted = false) => {
    const current: Record<string, boolean> = choice ?? {};
    for (const box of boxes) box.checked = current[box.name] ?? false;
    if (note) note.hidden = !isNoted;
    banner.hidden = false;
  };
  const follow = (consent: Consent) => {
    choice = consent;
    banner.hidden = true;
    const isWithdrawn = KINDS.some((kind) => loaded.has(kind) && !consent[kind]);
    if (!isWithdrawn) apply(consent);
    else if (!hasTyped()) location.reload();
    // The next press closes the banner with the note.
    else if (note?.hidden) open(true);
  };
  keepCurrent(() => {
    const saved = savedConsent();
    if (saved && KINDS.some((kind) => saved[kind] !== choice?.[kind])) follow(saved);
  });
  if (!choice) {
    banner.hidden = false;
    // Where the banner is a part of the page, above it, what is read stays where it is. A reload,
    // Back and a link to a part of the page scroll to where that is below the banner, and a scroll
    // by script would end theirs.
    const [visit] = performance.getEntriesByType('navigation');
    const isFirst = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
    if (isFirst && !location.hash && getComputedStyle(banner).position === 'static')
      scrollBy({ top: banner.offsetHeight, behavior: 'instant' });
  }

  let openedAgain = false;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'save';
    const chosen = new FormData(form);
    const allows = (name: string) => button === 'acceptAll' || (button === 'save' && chosen.has(name));
    const consent = { analytics: allows('analytics'), marketing: allows('marketing') };
    storedConsent.write(consent);
    follow(consent);
    if (!banner.hidden) return;
    // A visitor who opened it goes back to where they were; on a first visit, Tab goes on after the
    // banner.
    const next = openedAgain ? settings : document.querySelector('main');
    // Without the attribute, `main` can't have the focus.
    if (next && !openedAgain) next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  });

  settings?.addEventListener('click', () => {
    openedAgain = true;
    open();
    banner.focus();
  });
}

/**
 * Starts the banner when the page is shown: a page that the browser only prerenders asks and loads
 * nothing.
 */
export function startConsent(): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
