import { short } from '#components/ornament/engraving/coordinates.ts';
import { type Ink, type InkName, inks } from './inks.ts';
import { type Attributes, attributesText, svgFile } from './svgText.ts';

/** Round ends, for anything drawn as if with a pen. */
export const roundEnds = { strokeLinecap: 'round' } as const;

/** Round ends and corners. */
export const roundPen = { strokeLinecap: 'round', strokeLinejoin: 'round' } as const;

/**
 * A printing plate: collects shapes in drawing order, and makes hatch patterns only when they are used.
 * Every drawing method gives the plate back, so that shapes can be listed one after the other.
 */
export class Plate {
  readonly colours: Ink;
  readonly width: number;
  readonly height: number;
  #shapes: string[] = [];
  #definitions: string[] = [];
  #patterns = new Map<string, string>();
  #outlines = new Map<string, string>();
  #ids = 0;

  constructor(ink: InkName, width = 800, height = 600) {
    this.colours = inks[ink];
    this.width = width;
    this.height = height;
  }

  /** An id that no other part of this plate has. */
  newId(): string {
    return `n${this.#ids++}`;
  }

  /** Ready-made markup. */
  add(markup: string): this {
    this.#shapes.push(markup);
    return this;
  }

  /** Markup to be referred to by id. */
  define(markup: string): this {
    this.#definitions.push(markup);
    return this;
  }

  /** Straight engraved lines, as a paint for any fill or stroke. */
  hatch(angle: number, gap: number, weight: number, colour = this.colours.ink): string {
    const line = `<path stroke="${colour}" stroke-width="${short(weight, 2)}" d="M0 ${short(gap / 2, 2)}h${short(gap, 2)}"/>`;
    return this.#pattern(gap, gap, angle, line);
  }

  /** Waved lines for cloth, water and sky, as a paint. */
  wave(gap: number, weight: number, colour: string, rise: number): string {
    const line = `<path fill="none" stroke="${colour}" stroke-width="${weight}" d="M-2 ${gap / 2}q13-${rise * 2} 26 0t24 0"/>`;
    return this.#pattern(48, gap, 0, line);
  }

  #pattern(width: number, height: number, angle: number, line: string): string {
    const size = `width="${short(width, 2)}" height="${short(height, 2)}" patternUnits="userSpaceOnUse"`;
    const pattern = `${size}${angle ? ` patternTransform="rotate(${angle})"` : ''}>${line}`;
    let id = this.#patterns.get(pattern);
    if (id === undefined) {
      id = `h${this.#patterns.size}`;
      this.#patterns.set(pattern, id);
      this.define(`<pattern id="${id}" ${pattern}</pattern>`);
    }
    return `url(#${id})`;
  }

  /** The dark contour around things. */
  contour(strokeWidth = 3): Attributes {
    return { stroke: this.colours.ink, strokeWidth, strokeLinejoin: 'round' };
  }

  path(d: string, fill: string, attributes: Attributes = {}): this {
    return this.add(`<path d="${d}"${paint(fill, attributes)}/>`);
  }

  /** A path as far as it lies inside the outline `inside`. */
  pathInside(inside: string, d: string, fill: string, attributes: Attributes = {}): this {
    return this.add(`<path clip-path="${this.#outline(inside)}" d="${d}"${paint(fill, attributes)}/>`);
  }

  line(d: string, colour: string, width: number, attributes: Attributes = {}): this {
    return this.path(d, 'none', { stroke: colour, strokeWidth: width, ...attributes });
  }

  rect(x: number, y: number, width: number, height: number, fill: string, attributes: Attributes = {}): this {
    const size = `width="${short(width)}" height="${short(height)}"`;
    return this.add(`<rect x="${short(x)}" y="${short(y)}" ${size}${paint(fill, attributes)}/>`);
  }

  /** A paint over the whole plate. */
  ground(fill: string, attributes: Attributes = {}): this {
    return this.rect(0, 0, this.width, this.height, fill, attributes);
  }

  circle(x: number, y: number, r: number, fill: string, attributes: Attributes = {}): this {
    return this.add(`<circle cx="${short(x)}" cy="${short(y)}" r="${short(r)}"${paint(fill, attributes)}/>`);
  }

  ellipse(x: number, y: number, rx: number, ry: number, fill: string, attributes: Attributes = {}): this {
    const radii = `rx="${short(rx)}" ry="${short(ry)}"`;
    return this.add(`<ellipse cx="${short(x)}" cy="${short(y)}" ${radii}${paint(fill, attributes)}/>`);
  }

  /** What `draw` draws, moved, turned or scaled as one. */
  group(transform: string, draw: () => void, attributes: Attributes = {}): this {
    this.add(`<g transform="${transform}"${attributesText(attributes)}>`);
    draw();
    return this.add('</g>');
  }

  /** What `draw` draws, as far as it lies inside the outline `d`. */
  clip(d: string, draw: () => void): this {
    this.add(`<g clip-path="${this.#outline(d)}">`);
    draw();
    return this.add('</g>');
  }

  #outline(d: string): string {
    let id = this.#outlines.get(d);
    if (id === undefined) {
      id = this.newId();
      this.#outlines.set(d, id);
      this.define(`<clipPath id="${id}"><path d="${d}"/></clipPath>`);
    }
    return `url(#${id})`;
  }

  /** The plate as an SVG file. */
  svg(): string {
    const definitions = this.#definitions.length ? `<defs>${this.#definitions.join('')}</defs>` : '';
    return svgFile(`0 0 ${this.width} ${this.height}`, definitions + this.#shapes.join(''));
  }
}

/** A browser paints a shape with `opacity` into a layer of its own; one that has a single paint needs none. */
function paint(fill: string, { opacity, ...attributes }: Attributes): string {
  const single = fill === 'none' ? 'strokeOpacity' : attributes.stroke ? 'opacity' : 'fillOpacity';
  return attributesText({ fill, ...attributes, ...(opacity === undefined ? {} : { [single]: opacity }) });
}

/** Moved to x, y and scaled there. */
export function at(x: number, y: number, scale = 1, turn = 0): string {
  const rotate = turn ? `rotate(${short(turn)})` : '';
  return `translate(${short(x)} ${short(y)})${rotate}${scale === 1 ? '' : `scale(${short(scale, 3)})`}`;
}
