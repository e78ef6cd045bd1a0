import { attributeOf, selectorOf, valueAt } from '#components/dom/hooks.ts';
import { showLoadFailure } from '#components/dom/loadFailure.ts';
import { opensElsewhere } from '#components/dom/opensElsewhere.ts';
import { savesData } from '#components/dom/savesData.client.ts';
import { withDeadline } from '#components/dom/timeLimit.ts';

/**
 * A loader for each island, by file: its module exports a component of that name, and is a chunk of
 * its own.
 */
const islands = import.meta.glob<object>('../*.island.tsx');

/** A chunk that has not loaded after this long counts as failed (specification 8). */
const CHUNK_TIMEOUT_MS = 120_000;
const TIMEOUT = 'timeout';
/** How long a link whose island has failed waits for a response before it navigates. */
const LINK_TIMEOUT_MS = 3000;
/** Controls whose clicks are replayed. A link that opens a dialog is one too. */
const CONTROLS = 'button, a[aria-haspopup]';
/** Fetched a little before it is seen. */
const VISIBLE_MARGIN = '200px';

/** Rejects when the time is over. */
const timeout = () => new Promise<never>((_, reject) => setTimeout(() => reject(new Error(TIMEOUT)), CHUNK_TIMEOUT_MS));

async function hydrateIsland(root: HTMLElement, prerendered: Node): Promise<void> {
  const name = valueAt('island', root);
  const load = () => Promise.all([import('./hydrate.client.tsx'), islands[`../${name}.island.tsx`]?.()]);
  const [{ hydrate }, module = {}] = await Promise.race([load(), timeout()]);
  await hydrate(root, Reflect.get(module, name), JSON.parse(valueAt('island-props', root)), name, prerendered);
}

/** Fetches and hydrates one island on its trigger, and replays an early click. */
function prepare(root: HTMLElement): void {
  // Translators and extensions change the page later.
  const prerendered = root.cloneNode(true);
  // Without this attribute a form shows its fallback (FormFallback.module.css).
  root.toggleAttribute(attributeOf('island-ready'), true);
  // An island that controls something larger, such as a gallery of links, hydrates on an
  // interaction anywhere in it.
  const area = root.closest<HTMLElement>(selectorOf('island-area')) ?? root;
  // Checked each time: an island that fails later loses the attribute, and the next interaction
  // hydrates it again.
  const isHydrated = () => root.matches(selectorOf('island-hydrated'));
  let hydrating: Promise<void> | undefined;
  let observer: IntersectionObserver | undefined;
  let waiting: ReturnType<typeof setTimeout>;
  const start = () => {
    clearTimeout(waiting);
    observer?.disconnect();
    hydrating ??= hydrateIsland(root, prerendered)
      .catch((error) => {
        const type = error.message === TIMEOUT ? TIMEOUT : 'missing';
        console.error(`Loading chunk failed (${type}): ${valueAt('island', root)}`, error);
        // The prerendered HTML stays, and a form shows its fallback.
        root.toggleAttribute(attributeOf('island-failed'), true);
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
      if (isHydrated() || opensElsewhere(event) || !(event.target instanceof Element)) return;
      const pressed = event.target.closest<HTMLElement>(CONTROLS);
      const started = start();
      if (!pressed) return;
      // Hydrating may replace what was clicked.
      const controls = () => [...area.querySelectorAll<HTMLElement>(CONTROLS)];
      const index = controls().indexOf(pressed);
      event.preventDefault();
      // A chunk may take longer to load than a visitor will wait.
      withDeadline(started)
        .catch(() => undefined)
        .then(async () => {
          if (isHydrated()) return controls()[index]?.click();
          root.toggleAttribute(attributeOf('island-failed'), true);
          if (!(pressed instanceof HTMLAnchorElement)) {
            // A form has a notice of its own (components/forms/FormFallback.tsx).
            if (!root.querySelector('form')) showLoadFailure();
            return;
          }
          // Offline, the browser would show an error page, so wait for a response. If it stalls,
          // navigate all the same: the browser then shows that it is loading.
          await Promise.race([fetch(pressed.href), new Promise((resolve) => setTimeout(resolve, LINK_TIMEOUT_MS))]);
          location.assign(pressed.href);
        })
        .catch(console.error);
    },
    { capture: true },
  );

  // The hash points inside it, or the focus is already there.
  if (area.querySelector(':target, :focus')) warmUp();
  const after = Number(valueAt('island-after', root));
  if (valueAt('island-when', root) !== 'visible' || savesData()) return;
  if (after && matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  observer = new IntersectionObserver(
    (entries) => {
      clearTimeout(waiting);
      if (!entries.at(-1)?.isIntersecting) return;
      root.setAttribute(attributeOf('island-seen'), `${performance.now()}`);
      if (after) waiting = setTimeout(start, after);
      else start();
    },
    { rootMargin: VISIBLE_MARGIN },
  );
  observer.observe(area);
}

for (const root of document.querySelectorAll<HTMLElement>(selectorOf('island'))) prepare(root);
