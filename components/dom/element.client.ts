/**
 * Makes an element.
 *
 * @param name e.g. `a`
 * @param properties of the element, e.g. `{ href }`
 * @param children what it holds
 */
export function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: (Node | string)[]
): HTMLElementTagNameMap[Name] {
  const made = document.createElement(name);
  Object.assign(made, properties);
  made.append(...children);
  return made;
}
