/**
 * Finds an element that a behaviour needs in the page's markup.
 *
 * @param place a hook, or a selector
 * @throws Error where there is none of that type
 */
export function requireElement<Type extends Element>(
  root: ParentNode,
  place: { selector: string } | string,
  type: new () => Type,
): Type {
  const selector = typeof place === 'string' ? place : place.selector;
  const element = root.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`The page's markup has no ${selector}.`);
}
