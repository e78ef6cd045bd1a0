import { type ElementType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const isComponent = (value: unknown): value is ElementType => typeof value === 'function';

/** Tells when the effects of what it holds have run; has no `useId` of its own, so ids stay those of the server. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates one island as its own React root. Where the component fails, React takes everything away; what was there,
 * with all that was typed, is then put back and marked `data-failed`.
 *
 * @returns a promise that settles once its effects have run, so that a kept click finds its listeners
 * @throws TypeError when the chunk held no component; the component's own error when it fails
 */
export function hydrate(root: HTMLElement, component: unknown, props: object, identifierPrefix: string): Promise<void> {
  if (!isComponent(component)) throw new TypeError(`The island ${root.dataset.island} has no component.`);
  const Component = component;
  const prerendered = [...root.childNodes];
  return new Promise((resolve, reject) => {
    const onHydrated = () => {
      root.dataset.hydrated = '';
      resolve();
    };
    const onUncaughtError = (error: unknown) => {
      reject(error);
      delete root.dataset.hydrated;
      root.dataset.failed = '';
      root.replaceChildren(...prerendered);
    };
    hydrateRoot(
      root,
      <Hydrated onHydrated={onHydrated}>
        <Component {...props} />
      </Hydrated>,
      { identifierPrefix, onUncaughtError },
    );
  });
}
