/** Makes an element with properties and children: `element('a', { href }, 'Read on')`. */
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
