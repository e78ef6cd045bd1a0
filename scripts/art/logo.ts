import { short } from '#components/ornament/engraving/coordinates.ts';
import { fitPath, TAU } from '#components/ornament/engraving/curve.ts';
import { lettering } from './lettering.ts';
import { svgFile } from './svgText.ts';

interface Strands {
  lobes: number;
  radius: number;
  rise: number;
  weight: number;
  /** How much of a strand is cut away on each side where it passes under the other, in radians. */
  gap: number;
}

/** The mark's ring, drawn to be seen at 32 pixels and more. */
const MARK: Strands = { lobes: 6, radius: 74, rise: 16, weight: 8.6, gap: 0.062 };
/** Bolder, for badges beside text. */
const BADGE: Strands = { lobes: 5, radius: 70, rise: 20, weight: 16, gap: 0.11 };
/** Bolder still, for tabs and home screens. */
const ICON: Strands = { lobes: 5, radius: 66, rise: 17, weight: 15, gap: 0.105 };

const INK = '#0d2620';
const PAPER = '#eff1df';
const SEAL = '#e2492a';

/** Two strands woven into one ring around 100,100. They are cut where they pass under, so the ring prints in one ink. */
function wovenRing({ lobes, radius, rise, weight, gap }: Strands): string {
  const lobe = TAU / lobes;
  const strands = [1, -1].map((side) => {
    // Each strand dives under at every second crossing.
    const start = (side > 0 ? 0.25 : 0.75) * lobe;
    const strand = (angle: number) => {
      const r = radius + side * rise * Math.cos(lobes * angle);
      return [100 + r * Math.sin(angle), 100 - r * Math.cos(angle)] as const;
    };
    return fitPath(strand, start + gap, start + lobe - gap, 5, 1);
  });
  // The same path in every lobe: compressed, all after the first cost some bytes each.
  const turned = Array.from({ length: lobes }, (_, i) => {
    const transform = i ? ` transform="rotate(${short((i * 360) / lobes)} 100 100)"` : '';
    return `<path d="${strands.join('')}"${transform}/>`;
  });
  return `<g fill="none" stroke="currentColor" stroke-width="${weight}">${turned.join('')}</g>`;
}

/** The ring and its M, in a box of 200. */
export function markDrawing(): string {
  const { d, width } = lettering('M', 76);
  return `${wovenRing(MARK)}<path fill="currentColor" transform="translate(${short(100 - width / 2)} 128.5)" d="${d}"/>`;
}

/** The logo's mark, for use at 32 pixels and more; takes the colour of the text around it. */
export function mark(): string {
  return svgFile('0 0 200 200', markDrawing());
}

/** The ring alone, for badges. */
export function badgeRing(): string {
  return svgFile('0 0 200 200', wovenRing(BADGE));
}

function iconDrawing(): string {
  return `${wovenRing(ICON)}<circle cx="100" cy="100" r="19" fill="${SEAL}"/>`;
}

/** The tab's icon: ring and seal, following the colour scheme. */
export function favicon(): string {
  const dark = `@media(prefers-color-scheme:dark){circle.a{fill:${PAPER}}g{color:${INK}}}`;
  const style = `<style>circle.a{fill:${INK}}g{color:${PAPER}}${dark}</style>`;
  return svgFile('0 0 200 200', `${style}<circle class="a" cx="100" cy="100" r="100"/><g>${iconDrawing()}</g>`);
}

/**
 * An icon to be rasterised: on its disc, or on a full square for systems that cut their own shape.
 *
 * @param scale how large the ring is against the picture; home screens need room around it
 */
export function appIcon(shape: 'disc' | 'square', scale = 1): string {
  const ground =
    shape === 'disc'
      ? `<circle cx="100" cy="100" r="100" fill="${INK}"/>`
      : `<path fill="${INK}" d="M0 0h200v200H0z"/>`;
  const margin = 100 * (1 - scale);
  const ring = `<g color="${PAPER}" transform="translate(${short(margin)} ${short(margin)})scale(${scale})">${iconDrawing()}</g>`;
  return svgFile('0 0 200 200', ground + ring);
}
