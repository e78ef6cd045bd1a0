import { attributeOf } from '#components/dom/hooks.ts';

/** Highlights an element for as long as its animation in hashHighlight.css runs. */
async function highlight(element: Element): Promise<void> {
  element.toggleAttribute(attributeOf('hash-highlight'), true);
  await Promise.allSettled(element.getAnimations().map(({ finished }) => finished));
  element.removeAttribute(attributeOf('hash-highlight'));
}

/** The next element in document order, after the whole of `element`, that has an id. */
function nextWithId(element: Element): Element | undefined {
  const all = [...document.querySelectorAll('main [id]')];
  return all.find((other) => element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * Hash anchors (specification 2.1): scrolls to the target and highlights it and the next element
 * with an id.
 */
export function start(): void {
  const show = () => {
    const target = document.querySelector(':target');
    if (!target) return;
    target.scrollIntoView();
    highlight(target);
    const next = nextWithId(target);
    if (next) highlight(next);
  };
  addEventListener('hashchange', show);
  show();
}
