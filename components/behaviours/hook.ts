/**
 * What joins an element of a component to its script, or to the build: a `data-` attribute that both take from one list, so that a
 * misspelt name is a type error.
 *
 * @param name the attribute's name without `data-`
 * @returns gives the attribute for a component to spread, `<p {...progress('3 of 5')} />`, and what a script finds, reads and sets it with
 */
export function hook(name: string) {
  const attribute = `data-${name}`;
  return Object.assign((value: string | number = '') => ({ [attribute]: value }), {
    attribute,
    selector: `[${attribute}]`,
    valueAt: (element: Element): string => element.getAttribute(attribute) ?? '',
  });
}
