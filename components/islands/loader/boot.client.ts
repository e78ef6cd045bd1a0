import { whenIdle } from '#components/behaviours/idle.client.ts';
import { savesData } from '#components/behaviours/savesData.client.ts';
import { islands } from '#components/islands/islands.client.ts';

/** Every entry gives a promise of a module; which one is known only to the page that shows its component. */
const registry: Record<string, () => Promise<object>> = islands;

/** A chunk that hasn't come after this long counts as failed (specification 8). */
const CHUNK_TIMEOUT_MS = 120_000;
const TIMEOUT = 'timeout';
/** Fetched a little before it is seen. */
const VISIBLE_MARGIN = '200px';

function withTimeout<Value>(work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(TIMEOUT)), CHUNK_TIMEOUT_MS);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

async function hydrateIsland(root: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}', prefix = '' } = root.dataset;
  const load = registry[name];
  if (!load) return;
  const [{ hydrate }, module] = await withTimeout(Promise.all([import('./hydrate.client.tsx'), load()]));
  await hydrate(root, Reflect.get(module, name), JSON.parse(props), prefix);
}

/** Readies one island: fetches and hydrates it on its trigger, and keeps an early click for later. */
function prepare(root: HTMLElement): void {
  // Without this mark a form says that its script did not come (FormFallback.module.css).
  root.dataset.ready = '';
  // Controls of something larger, such as a gallery of links, wake at a touch of the whole of it.
  const area = root.closest<HTMLElement>('[data-island-area]') ?? root;
  let work: Promise<void> | undefined;
  const start = () => {
    work ??= hydrateIsland(root).catch((error) => {
      const type = error.message === TIMEOUT ? TIMEOUT : 'missing';
      console.error(`Loading chunk failed (${type}): ${root.dataset.island}`, error);
      // Forgotten, so that the visitor's next touch tries again; the prerendered HTML stays, and a form shows what else to do.
      work = undefined;
      root.dataset.failed = '';
      throw error;
    });
    work.catch(() => {});
    return work;
  };

  const hydrated = () => 'hydrated' in root.dataset;
  const warm = () => {
    if (!hydrated()) start();
  };
  area.addEventListener('focusin', warm);
  area.addEventListener('pointerenter', warm);
  area.addEventListener(
    'click',
    (event) => {
      if (hydrated() || !(event.target instanceof Element)) return;
      // A link that opens a dialog is a control too; with a modifier key it is a link.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const pressed = event.target.closest<HTMLElement>('button, a[aria-haspopup]');
      const early = start();
      if (!pressed) return;
      event.preventDefault();
      early.then(
        () => pressed.click(),
        () => pressed instanceof HTMLAnchorElement && location.assign(pressed.href),
      );
    },
    { capture: true },
  );

  // Someone followed a link to what it holds.
  if (area.querySelector(':target')) warm();
  const sparing = savesData();
  const { after } = root.dataset;
  if (after && !sparing && !matchMedia('(prefers-reduced-motion: reduce)').matches) setTimeout(warm, Number(after));
  const trigger = sparing ? 'interaction' : root.dataset.when;
  if (trigger === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        warm();
      },
      { rootMargin: VISIBLE_MARGIN },
    );
    observer.observe(area);
  } else if (trigger === 'idle') whenIdle(warm);
}

for (const root of document.querySelectorAll<HTMLElement>('[data-island]')) prepare(root);
