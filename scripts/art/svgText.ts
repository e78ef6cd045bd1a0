import { short } from '#components/ornament/engraving/coordinates.ts';

/** What a shape may carry besides its geometry and fill. */
export interface Attributes {
  fillRule?: 'evenodd';
  opacity?: number;
  paintOrder?: 'stroke';
  rx?: number;
  stroke?: string;
  strokeDasharray?: string;
  strokeLinecap?: 'round';
  strokeLinejoin?: 'round';
  strokeWidth?: number;
  transform?: string;
}

/** ` name="value"` for every attribute that is set, camel case spelt the SVG way. */
export function attributesText(attributes: Attributes | Record<string, string | number>): string {
  return Object.entries(attributes)
    .map(([name, value]) => {
      const spelt = name.replace(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
      return ` ${spelt}="${typeof value === 'number' ? short(value, 2) : value}"`;
    })
    .join('');
}

/** A whole SVG file. `box` is the viewBox. */
export function svgFile(box: string, content: string, attributes: Record<string, string | number> = {}): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}"${attributesText(attributes)}>${content}</svg>`;
}
