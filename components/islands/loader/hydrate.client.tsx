import { type ElementType, Fragment, type ReactNode, StrictMode, startTransition, useEffect } from 'react';
import { flushSync } from 'react-dom';
import { hydrateRoot, type Root } from 'react-dom/client';
import { attributeOf, selectorOf } from '#components/dom/hooks.ts';

/** In development every effect runs twice, so that a missing cleanup shows. */
const Mode = import.meta.env.DEV ? StrictMode : Fragment;

const isComponent = (value: unknown): value is ElementType => typeof value === 'function';

/**
 * Calls back when the effects of its children have run. It has no `useId` of its own, so that ids
 * match the server's.
 */
function Hydrated({ onHydrated, children }: { onHydrated: () => void; children: ReactNode }) {
  useEffect(onHydrated, [onHydrated]);
  return children;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const focusableIn = (place: ParentNode) => [
  ...place.querySelectorAll<HTMLElement>('a, button, input, select, textarea'),
];
const controlsIn = (place: ParentNode) => [...place.querySelectorAll<Control>('input, select, textarea')];

/**
 * The elements and texts of a root in document order, which React compares with its own;
 * attributes, which extensions add, are left out.
 */
function shapeOf(root: Node): string {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  let shape = '';
  while (walker.nextNode()) shape += `<${walker.currentNode.nodeName}>${walker.currentNode.nodeValue ?? ''}`;
  return shape;
}

/**
 * Replaces the content of a root, whose `old` nodes may be detached already, with its prerendered
 * nodes; keeps what was typed and chosen, and the focus that an element has, or had before it was
 * detached.
 */
function restore(root: HTMLElement, prerendered: Node, old: ChildNode[], focused: EventTarget | null): void {
  const place = document.createElement('div');
  place.append(...old);
  const answered = controlsIn(place);
  root.replaceChildren(...prerendered.cloneNode(true).childNodes);
  for (const control of controlsIn(root)) {
    const isChoice = control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type);
    const same = answered.find(({ name, value }) => name === control.name && (!isChoice || value === control.value));
    if (!same) continue;
    if (isChoice) control.checked = same instanceof HTMLInputElement && same.checked;
    else control.value = same.value;
    if (same === focused) control.focus({ preventScroll: true });
  }
  // Buttons and links have no name: they are found by their place.
  const [before, after] = [focusableIn(place), focusableIn(root)];
  if (focused instanceof HTMLElement && before.length === after.length)
    after[before.indexOf(focused)]?.focus({ preventScroll: true });
}

/**
 * Hydrates one island as its own React root, and resolves once its effects have run, so that a
 * replayed click finds its listeners. If the component throws, now or later, React unmounts
 * everything; the prerendered nodes, with all that was typed, are then restored and marked
 * `data-island-failed`, and can be hydrated again. They also replace nodes that a translator or an
 * extension has changed, which React would discard; hydration is then synchronous, before they
 * change again. Otherwise it is a transition, so that the browser can handle input between tasks.
 *
 * @throws TypeError when the chunk has no component; the component's own error when it throws
 */
export function hydrate(
  root: HTMLElement,
  component: unknown,
  props: object,
  identifierPrefix: string,
  prerendered: Node = root.cloneNode(true),
): Promise<Root> {
  if (!isComponent(component)) throw new TypeError(`The island ${identifierPrefix} has no component.`);
  const Component = component;
  const isChanged = shapeOf(root) !== shapeOf(prerendered);
  if (isChanged) restore(root, prerendered, [...root.childNodes], document.activeElement);
  const hydrated = [...root.childNodes];
  let focused: EventTarget | null = document.activeElement;
  const listening = new AbortController();
  const noteFocus = ({ target }: FocusEvent) => {
    focused = target;
  };
  root.addEventListener('focusin', noteFocus, { signal: listening.signal });
  return new Promise((resolve, reject) => {
    const onHydrated = () => {
      root.toggleAttribute(attributeOf('island-hydrated'), true);
      root.removeAttribute(attributeOf('island-failed'));
      resolve(reactRoot);
    };
    const onUncaughtError = (error: unknown) => {
      if (root.matches(selectorOf('island-hydrated')))
        console.error(`The island ${identifierPrefix} has failed.`, error);
      else reject(error);
      listening.abort();
      // First: the loader would take the restored focus for an interaction, and hydrate again.
      restore(root, prerendered, hydrated, focused);
      root.removeAttribute(attributeOf('island-hydrated'));
      root.toggleAttribute(attributeOf('island-failed'), true);
    };
    let reactRoot: Root;
    const begin = isChanged ? flushSync : startTransition;
    begin(() => {
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
