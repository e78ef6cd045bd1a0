import { selectorOf, valueAt } from '#components/dom/hooks.ts';
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

/**
 * The cookie banner (specification 4): shows only where no choice is saved; a saved choice is
 * applied. "Cookie settings" opens it again. When consent is withdrawn from a script that has run,
 * the page reloads without it.
 */
function start(): void {
  const banner = document.querySelector<HTMLElement>(selectorOf('cookie-banner'));
  const form = banner?.querySelector('form');
  const settings = document.querySelector<HTMLElement>(selectorOf('cookie-settings'));
  if (!banner || !form) return;
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
  const saved = savedConsent();
  if (saved) apply(saved);
  else {
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
    banner.hidden = true;
    if (KINDS.some((kind) => loaded.has(kind) && !consent[kind])) location.reload();
    else apply(consent);
    // A visitor who opened it goes back to where they were; on a first visit, Tab goes on after the
    // banner.
    const next = openedAgain ? settings : document.querySelector('main');
    // Without the attribute, `main` can't have the focus.
    if (next && !openedAgain) next.tabIndex = -1;
    next?.focus({ preventScroll: true });
  });

  settings?.addEventListener('click', () => {
    openedAgain = true;
    const current: Record<string, boolean> = savedConsent() ?? {};
    for (const box of boxes) box.checked = current[box.name] ?? false;
    banner.hidden = false;
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
