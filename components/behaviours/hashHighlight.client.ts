/** The highlight fades for two seconds (specification 2.1 and 9); base.css draws it. */
const FADE_MS = 2000;

/** The next element in document order, after the whole of `element`, that has an id. */
function nextWithId(element: Element): Element | undefined {
  const all = [...document.querySelectorAll('main [id]')];
  return all.find((other) => element.compareDocumentPosition(other) === Node.DOCUMENT_POSITION_FOLLOWING);
}

/**
 * Hash anchors (specification 2.1): scrolls to the element that the address names, and highlights it and the next element
 * with an id for two seconds, on pages whose main says `data-hash-highlight`.
 */
export function start(): void {
  const show = () => {
    const target = document.querySelector(':target');
    if (!target) return;
    target.scrollIntoView();
    for (const element of [target, nextWithId(target)]) {
      if (!element) continue;
      element.toggleAttribute('data-highlight', true);
      setTimeout(() => element.removeAttribute('data-highlight'), FADE_MS);
    }
  };
  addEventListener('hashchange', show);
  show();
}
