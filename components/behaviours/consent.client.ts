import { selectorOf, valueAt } from '#components/dom/hooks.ts';
import { keepCurrent } from '#components/dom/keepCurrent.ts';
import { loadScript } from '#components/dom/loadScript.client.ts';
import { storedItem } from '#components/dom/storedItem.ts';

/**
 * The visitor's choice (specification 3.4). If storage is off, it applies to this page only,
 * and the next page asks again.
 */
const storedConsent = storedItem('localStorage', 'cookieConsent');

/** Whether each category is allowed, by the name of its switch. */
type Consent = Record<string, unknown>;

/** Whether a reload would lose what the visitor has typed. */
const hasTyped = () =>
  [...document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('main :is(input, textarea)')].some(
    ({ value, defaultValue }) => value !== defaultValue,
  );

/**
 * The cookie banner (specification 4): shown only while no choice is saved; a saved choice applies
 * in every tab. "Cookie settings" reopens it. When consent is withdrawn for a script that has run,
 * the page reloads without it or, if that would lose input, says that it still runs.
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
    for (const box of boxes) {
      const src = valueAt('cookie-src', box);
      if (!src || !consent[box.name] || loaded.has(box.name)) continue;
      loaded.add(box.name);
      loadScript(src, true, box.dataset);
      if (box.name === 'analytics')
        import('./webVitals.client.ts').then((module) => module.reportWebVitals(), console.error);
    }
  };
  let choice: Consent | undefined;
  const open = (isNoted = false) => {
    for (const box of boxes) box.checked = choice?.[box.name] === true;
    if (note) note.hidden = !isNoted;
    banner.hidden = false;
  };
  const follow = (consent: Consent) => {
    choice = consent;
    banner.hidden = true;
    const isWithdrawn = [...loaded].some((name) => !consent[name]);
    if (!isWithdrawn) apply(consent);
    else if (!hasTyped()) location.reload();
    // The next press closes the banner with the note.
    else if (note?.hidden) open(true);
  };
  keepCurrent(() => {
    const saved: Consent = Object(storedConsent.read());
    const isComplete = boxes.every(({ name }) => typeof saved[name] === 'boolean');
    if (isComplete && boxes.some(({ name }) => saved[name] !== choice?.[name])) follow(saved);
  });
  if (!choice) {
    banner.hidden = false;
    // Where the banner is in the flow, above the content, scroll so that the content stays put. Not
    // on a reload, on Back or with a hash: the browser then scrolls to the right place below the
    // banner, and a scroll by script would cancel that.
    const [visit] = performance.getEntriesByType('navigation');
    const isFirst = visit instanceof PerformanceNavigationTiming && visit.type === 'navigate';
    if (isFirst && !location.hash && getComputedStyle(banner).position === 'static')
      scrollBy({ top: banner.offsetHeight, behavior: 'instant' });
  }

  let openedAgain = false;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter?.getAttribute('value');
    const allows = (isOn: boolean) => button === 'acceptAll' || (button === 'save' && isOn);
    const consent = Object.fromEntries(boxes.map(({ name, checked }) => [name, allows(checked)]));
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
