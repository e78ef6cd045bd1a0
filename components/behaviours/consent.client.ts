/** Where the choice is kept (specification 3.4). */
const KEY = 'cookieConsent';

type Consent = { analytics: boolean; marketing: boolean };

/** The saved choice; undefined where there is none, or none that can be read. */
function savedConsent(): Consent | undefined {
  try {
    const saved: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    if (typeof saved !== 'object' || saved === null || !('analytics' in saved) || !('marketing' in saved)) return;
    return { analytics: saved.analytics === true, marketing: saved.marketing === true };
  } catch {
    return undefined;
  }
}

function save(consent: Consent): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(consent));
  } catch {
    // Storage is switched off: the choice holds for this page and is asked again on the next.
  }
}

const loaded = new Set<string>();

/** Loads one script once; an empty source loads nothing. */
function loadOnce(src: string | undefined): void {
  if (!src || loaded.has(src)) return;
  loaded.add(src);
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', () => console.error(`Failed to load script ${src}`));
  document.head.append(script);
}

/** Loads what was consented to. Performance is measured for the analytics layer alone, so only where there is one. */
function apply(banner: HTMLElement, { analytics, marketing }: Consent): void {
  const { analyticsSrc, marketingSrc } = banner.dataset;
  if (analytics && analyticsSrc) {
    loadOnce(analyticsSrc);
    import('./webVitals.client.ts').then((module) => module.reportWebVitals());
  }
  if (marketing) loadOnce(marketingSrc);
}

/**
 * The cookie banner (specification 4): shown only where no choice is saved; a saved one is applied. "Cookie settings"
 * opens it again; scripts that ran with a consent now taken back leave with a reload.
 */
function start(): void {
  const banner = document.querySelector<HTMLElement>('[data-cookie-banner]');
  const form = banner?.querySelector('form');
  const settings = document.querySelector<HTMLElement>('[data-cookie-settings]');
  if (!banner || !form) return;
  const boxes = [...form.querySelectorAll('input')];
  const saved = savedConsent();
  if (saved) apply(banner, saved);
  else banner.hidden = false;

  form.addEventListener('submit', (event) => {
    event.preventDefault();
    const button = event.submitter instanceof HTMLButtonElement ? event.submitter.value : 'save';
    const chosen = new Set(boxes.filter((box) => box.checked).map((box) => box.name));
    const allows = (name: string) => button === 'accept' || (button === 'save' && chosen.has(name));
    const consent = { analytics: allows('analytics'), marketing: allows('marketing') };
    save(consent);
    banner.hidden = true;
    const { analyticsSrc = '', marketingSrc = '' } = banner.dataset;
    const takenBack =
      (!consent.analytics && loaded.has(analyticsSrc)) || (!consent.marketing && loaded.has(marketingSrc));
    if (takenBack) location.reload();
    else apply(banner, consent);
    settings?.focus({ preventScroll: true });
  });

  settings?.addEventListener('click', () => {
    const current = savedConsent();
    for (const box of boxes) box.checked = box.name === 'analytics' ? !!current?.analytics : !!current?.marketing;
    banner.hidden = false;
    banner.focus();
  });
}

/** Starts the banner once the page is really shown; a page prerendered on suspicion asks and loads nothing. */
export function startConsent(): void {
  if ('prerendering' in document && document.prerendering)
    document.addEventListener('prerenderingchange', start, { once: true });
  else start();
}
