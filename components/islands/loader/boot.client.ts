import { savesData } from '#components/behaviours/savesData.client.ts';
import { islandHooks } from './islandHooks.ts';

/** Every island: loads the module that exports a component of the file's name. Each is a chunk of its own. */
const islands = import.meta.glob<object>('../*.island.tsx');

/** A chunk that has not loaded after this long counts as failed (specification 8). */
const CHUNK_TIMEOUT_MS = 120_000;
const TIMEOUT = 'timeout';
/** Fetched a little before it is seen. */
const VISIBLE_MARGIN = '200px';

/** Rejects when the time is over. */
const timeout = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error(TIMEOUT)), CHUNK_TIMEOUT_MS));

async function hydrateIsland(root: HTMLElement): Promise<void> {
  const { island: name = '', props = '{}' } = root.dataset;
  const file = `../${name}.island.tsx`;
  const load = islands[file];
  if (!load) throw new Error(`There is no ${file}.`);
  const [{ hydrate }, module] = await Promise.race([Promise.all([import('./hydrate.client.tsx'), load()]), timeout()]);
  await hydrate(root, Reflect.get(module, name), JSON.parse(props), name);
}

/** Fetches and hydrates one island on its trigger, and replays an early click. */
function prepare(root: HTMLElement): void {
  // Without this attribute a form shows its fallback (FormFallback.module.css).
  root.dataset.ready = '';
  // The controls of something larger, such as a gallery of links, hydrate at a touch anywhere in it.
  const area = root.closest<HTMLElement>(islandHooks.area.selector) ?? root;
  // Not for good: an island that fails later loses the attribute, and the next touch hydrates it again.
  const isHydrated = () => 'hydrated' in root.dataset;
  let hydrating: Promise<void> | undefined;
  const start = () => {
    hydrating ??= hydrateIsland(root)
      .catch((error) => {
        const type = error.message === TIMEOUT ? TIMEOUT : 'missing';
        console.error(`Loading chunk failed (${type}): ${root.dataset.island}`, error);
        // The prerendered HTML stays, and a form shows its fallback.
        root.dataset.failed = '';
      })
      .finally(() => {
        hydrating = undefined;
      });
    return hydrating;
  };

  const warmUp = () => {
    if (!isHydrated()) start();
  };
  area.addEventListener('focusin', warmUp);
  area.addEventListener('pointerenter', warmUp);
  area.addEventListener(
    'click',
    (event) => {
      if (isHydrated() || !(event.target instanceof Element)) return;
      // A link that opens a dialog is a control too, unless a modifier key is held.
      if (event.ctrlKey || event.metaKey || event.shiftKey) return;
      const pressed = event.target.closest<HTMLElement>('button, a[aria-haspopup]');
      const started = start();
      if (!pressed) return;
      event.preventDefault();
      started.then(() => {
        if (isHydrated()) pressed.click();
        else if (pressed instanceof HTMLAnchorElement) location.assign(pressed.href);
      });
    },
    { capture: true },
  );

  // The address leads to something inside.
  if (area.querySelector(':target')) warmUp();
  const { when, after } = root.dataset;
  if (when !== 'visible' || savesData() || (after && matchMedia('(prefers-reduced-motion: reduce)').matches)) return;
  let waiting: ReturnType<typeof setTimeout>;
  const observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(waiting);
      if (!entries.at(-1)?.isIntersecting) return;
      root.setAttribute(islandHooks.seen.attribute, `${performance.now()}`);
      const show = () => {
        observer.disconnect();
        warmUp();
      };
      if (after) waiting = setTimeout(show, Number(after));
      else show();
    },
    { rootMargin: VISIBLE_MARGIN },
  );
  observer.observe(area);
}

for (const root of document.querySelectorAll<HTMLElement>(islandHooks.island.selector)) prepare(root);
