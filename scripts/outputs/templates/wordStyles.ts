import type { IStylesOptions } from 'docx';
import { type Face, house } from './house.ts';

/**
 * Set on every style: LibreOffice treats the leading of a style that sets only spacing as an exact
 * height.
 */
export const LEADING = { line: 264, lineRule: 'auto' } as const;

const heading = (size: number, before: number, after: number) => ({
  run: { font: house.display.name, color: house.ink, bold: false, size },
  paragraph: { spacing: { ...LEADING, before, after }, keepNext: true },
});

/** The styles of the documents, by which screen readers find headings too. */
export const styles: IStylesOptions = {
  default: {
    document: {
      run: { font: house.text.name, size: 21, color: house.ink, language: { value: 'en-GB' } },
      paragraph: { spacing: LEADING },
    },
    heading1: heading(52, 60, 100),
    heading2: heading(30, 280, 100),
    heading3: heading(24, 240, 80),
    hyperlink: { run: { color: house.teal, underline: {} } },
  },
  paragraphStyles: [
    { id: 'House', name: 'House', run: { bold: true, color: house.teal, size: 18 } },
    {
      id: 'Note',
      name: 'Note',
      run: { color: house.softInk, size: 19 },
      paragraph: { spacing: { ...LEADING, after: 100 } },
    },
    { id: 'Hint', name: 'Hint', run: { color: house.softInk, size: 17 } },
    { id: 'Column', name: 'Column', run: { bold: true, color: house.onNight, size: 19 } },
    { id: 'Label', name: 'Label', run: { bold: true, size: 20 } },
    { id: 'Footer', name: 'footer', run: { color: house.softInk, size: 16 } },
  ],
};

const NAMESPACE = 'http://schemas.openxmlformats.org/wordprocessingml/2006/main';
const fontEntry = ({ name, fallback, kind }: Face) =>
  `<w:font w:name="${name}"><w:altName w:val="${fallback}"/><w:charset w:val="00"/><w:family w:val="${kind}"/><w:pitch w:val="variable"/></w:font>`;

/** The fonts of the document and what takes their place: the library's own list names none. */
export const fontTable = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?><w:fonts xmlns:w="${NAMESPACE}">${fontEntry(house.text)}${fontEntry(house.display)}</w:fonts>`;
