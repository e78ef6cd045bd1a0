import { type ElementType, Fragment, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';

/** In development every effect runs twice, so that a missing cleanup shows. */
const Mode = import.meta.env.DEV ? StrictMode : Fragment;

const isComponent = (value: unknown): value is ElementType => typeof value === 'function';

/** Calls back when the effects of its children have run. It has no `useId` of its own, so that ids match the server's. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const controlsIn = (place: ParentNode) => [...place.querySelectorAll<Control>('input, select, textarea')];

/** Copies what was typed and chosen to the same controls elsewhere. */
function copyAnswers(from: ParentNode, to: ParentNode): void {
  const answered = controlsIn(from);
  for (const control of controlsIn(to)) {
    const isChoice = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    const same = answered.find(({ name, value }) => name === control.name && (!isChoice || value === control.value));
    if (isChoice) control.checked = same instanceof HTMLInputElement && same.checked;
    else if (same) control.value = same.value;
  }
}

/**
 * Hydrates one island as its own React root. Where the component throws, then or later, React removes everything; the
 * prerendered nodes, with all that was typed, are then put back and marked `data-failed`, and can be hydrated again. It is a
 * transition: React does it in tasks of its own, and lets the browser answer the visitor between them.
 *
 * @returns the root, once its effects have run, so that a replayed click finds its listeners
 * @throws TypeError when the chunk has no component; the component's own error when it throws
 */
export function hydrate(root: HTMLElement, component: unknown, props: object, identifierPrefix: string): Promise<Root> {
  if (!isComponent(component)) throw new TypeError(`The island ${root.dataset.island} has no component.`);
  const Component = component;
  // React changes the nodes that it hydrates: only copies are later as it expects them.
  const prerendered = new DocumentFragment();
  prerendered.append(...root.cloneNode(true).childNodes);
  const hydrated = [...root.childNodes];
  return new Promise((resolve, reject) => {
    const onHydrated = () => {
      root.dataset.hydrated = '';
      delete root.dataset.failed;
      resolve(reactRoot);
    };
    const onUncaughtError = (error: unknown) => {
      if ('hydrated' in root.dataset) console.error(`The island ${root.dataset.island} has failed.`, error);
      else reject(error);
      delete root.dataset.hydrated;
      root.dataset.failed = '';
      root.replaceChildren(...hydrated);
      copyAnswers(root, prerendered);
      root.replaceChildren(prerendered);
    };
    let reactRoot: Root;
    startTransition(() => {
      reactRoot = hydrateRoot(
        root,
        <Mode>
          <Hydrated onHydrated={onHydrated}>
            <Component {...props} />
          </Hydrated>
        </Mode>,
        { identifierPrefix, onUncaughtError },
      );
    });
  });
}
