/**
 * Finds an element that a behaviour needs in the page's markup; throws where there is none of that
 * type.
 */
export function requireElement<Type extends Element>(root: ParentNode, selector: string, type: new () => Type): Type {
  const element = root.querySelector(selector);
  if (element instanceof type) return element;
  throw new Error(`The page's markup has no ${selector}.`);
}
