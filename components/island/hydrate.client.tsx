import { type ElementType, type ReactNode, useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';

const isComponent = (value: unknown): value is ElementType => typeof value === 'function';

/** Tells when the effects of what it holds have run; has no `useId` of its own, so ids stay those of the server. */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

/**
 * Hydrates one island as its own React root.
 * @returns a promise that settles once its effects have run, so that a kept click finds its listeners
 * @throws TypeError when the chunk held no component
 */
export function hydrate(root: HTMLElement, component: unknown, props: object, identifierPrefix: string): Promise<void> {
  if (!isComponent(component)) throw new TypeError(`The island ${root.dataset.island} has no component.`);
  const Component = component;
  return new Promise((resolve) => {
    const onHydrated = () => {
      root.dataset.hydrated = '';
      resolve();
    };
    hydrateRoot(
      root,
      <Hydrated onHydrated={onHydrated}>
        <Component {...props} />
      </Hydrated>,
      { identifierPrefix },
    );
  });
}
