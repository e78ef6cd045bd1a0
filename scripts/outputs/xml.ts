const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&apos;' };

/** Characters that XML 1.0 has no way to write. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is meant
const FORBIDDEN = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

/** Text as it may stand in an XML element or attribute. */
export function escapeXml(text: string): string {
  return text.replace(FORBIDDEN, '').replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character);
}

/** An element around ready-made markup, e.g. `element('url', text('loc', address))`. */
export const element = (name: string, ...markup: string[]): string => `<${name}>${markup.join('')}</${name}>`;

/** An element around text. */
export const text = (name: string, content: string): string => element(name, escapeXml(content));
