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

/**
 * Hydrates one island as its own React root. Where the component throws, React removes everything; the prerendered nodes,
 * with all that was typed, are then put back and marked `data-failed`. It is a transition: React does it in tasks of its own,
 * and lets the browser answer the visitor between them.
 *
 * @returns the root, once its effects have run, so that a replayed click finds its listeners
 * @throws TypeError when the chunk has no component; the component's own error when it throws
 */
export function hydrate(root: HTMLElement, component: unknown, props: object, identifierPrefix: string): Promise<Root> {
  if (!isComponent(component)) throw new TypeError(`The island ${root.dataset.island} has no component.`);
  const Component = component;
  const prerendered = [...root.childNodes];
  return new Promise((resolve, reject) => {
    const onHydrated = () => {
      root.dataset.hydrated = '';
      delete root.dataset.failed;
      resolve(reactRoot);
    };
    const onUncaughtError = (error: unknown) => {
      reject(error);
      delete root.dataset.hydrated;
      root.dataset.failed = '';
      root.replaceChildren(...prerendered);
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
