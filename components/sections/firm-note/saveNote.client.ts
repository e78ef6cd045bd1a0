import { downloadFile } from '#components/dom/downloadFile.client.ts';
import { element } from '#components/dom/element.client.ts';
import { inTime } from '#components/dom/timeLimit.ts';
import commissioner from '#components/styles/fonts/commissioner.woff2?url';
import gloock from '#components/styles/fonts/gloock.woff2?url';
import { node } from './svgNodes.client.ts';

const FONTS = { Gloock: gloock, Commissioner: commissioner };
/** Pixels of a PNG for each unit of the drawing. */
const SCALE = 2;

/** What a blob holds, as a `data:` address. */
const addressOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * The site's fonts as a stylesheet that asks for nothing. A font that can't be fetched, in time or
 * at all, is left to the system's.
 */
async function embeddedFonts(): Promise<string> {
  const faces = Object.entries(FONTS).map(async ([family, url]) => {
    const address = await inTime(fetch(url).then(async (response) => addressOf(await response.blob())));
    return `@font-face{font-family:${family};font-weight:400 700;src:url(${address})}`;
  });
  const settled = await Promise.allSettled(faces);
  return settled.map((face) => (face.status === 'fulfilled' ? face.value : '')).join('');
}

/**
 * A drawn note as a file of its own, in the colours in which it is shown: nothing in it is fetched
 * or run.
 */
async function svgFile(drawing: SVGElement, [, , width = 0, height = 0]: number[]): Promise<string> {
  const { color, backgroundColor } = getComputedStyle(drawing);
  const copy = node('svg', { viewBox: `0 0 ${width} ${height}`, width, height, color });
  copy.append(
    node('style', {}, await embeddedFonts()),
    node('path', { fill: backgroundColor, d: `M0 0h${width}v${height}H0z` }),
    ...drawing.cloneNode(true).childNodes,
  );
  return new XMLSerializer().serializeToString(copy);
}

/** An SVG file as a PNG, twice its size. @throws Error where the browser can't draw it */
async function pngOf(svg: string, [, , width = 0, height = 0]: number[]): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = element('canvas', { width: width * SCALE, height: height * SCALE });
  canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The note can’t be drawn.')))),
  );
}

/**
 * Downloads a note as a PNG.
 *
 * @param figure of `noteFigure`, with a note drawn in it
 * @param name of the file
 */
export async function saveNote(figure: HTMLElement, name: string): Promise<void> {
  const drawing = figure.querySelector('svg');
  if (!drawing) return;
  const box = (drawing.getAttribute('viewBox') ?? '').split(' ').map(Number);
  downloadFile(await pngOf(await svgFile(drawing, box), box), name);
}
