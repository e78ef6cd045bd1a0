/**
 * With system fonts behind them, for names in any writing and for files that are opened elsewhere.
 */
const FACES = { display: "Gloock, 'Times New Roman', serif", text: 'Commissioner, Arial, sans-serif' };

type Face = keyof typeof FACES;

/** An element of an SVG file. */
export function node(name: string, attributes: Record<string, string | number>, ...children: (Node | string)[]) {
  const made = document.createElementNS('http://www.w3.org/2000/svg', name);
  for (const [attribute, value] of Object.entries(attributes)) made.setAttribute(attribute, String(value));
  made.append(...children);
  return made;
}

/**
 * Engraved lines.
 *
 * @param markup as the generators of this folder write it: only numbers, and no text of a visitor
 */
export function lines(markup: string, attributes: Record<string, string | number> = {}): SVGElement {
  const group = node('g', { fill: 'none', stroke: 'currentColor', 'stroke-width': 0.8, ...attributes });
  group.innerHTML = markup;
  // In note.css a line is a dash that grows to the length of one; a path may have several.
  for (const path of group.querySelectorAll('path'))
    path.setAttribute('pathLength', String(path.getAttribute('d')?.match(/M/g)?.length ?? 1));
  return group;
}

type Lettering = { face?: Face; weight?: number; anchor?: 'start' | 'middle' | 'end'; spacing?: number };

/** A line of text, its baseline at y. */
export function text(words: string, x: number, y: number, size: number, lettering: Lettering = {}): SVGElement {
  const { face = 'text', weight = 400, anchor = 'start', spacing = 0 } = lettering;
  const font = { 'font-family': FACES[face], 'font-size': size, 'font-weight': weight, 'letter-spacing': spacing };
  return node('text', { x, y, fill: 'currentColor', 'text-anchor': anchor, ...font }, words);
}

const pen = document.createElement('canvas').getContext('2d');

/** How wide a text is in a face and size. */
export function widthOf(words: string, size: number, face: Face = 'text', weight = 400): number {
  if (!pen) return words.length * size;
  pen.font = `${weight} ${size}px ${FACES[face]}`;
  return pen.measureText(words).width;
}
