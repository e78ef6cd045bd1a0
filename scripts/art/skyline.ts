import { short } from '#components/ornament/engraving/coordinates.ts';
import type { Random } from '#components/ornament/engraving/random.ts';
import { type Ink, mix } from './inks.ts';
import type { Plate } from './plate.ts';
import { attributesText } from './svgText.ts';

interface Building {
  width: number;
  /** Its outline, standing on y 0. */
  outline: string;
  /** What is engraved on it. */
  details: (ink: Ink) => string;
  /** The outline has a hole. */
  hollow?: true;
}

function lines(d: string, stroke: string, strokeWidth: number): string {
  return `<path fill="none" d="${d}"${attributesText({ stroke, strokeWidth })}/>`;
}

/** London, reduced to stamps. */
const buildings = {
  tower: {
    width: 80,
    outline: 'M-18 0V-232H-22V-246H-18V-300L0-352L18-300V-246H22V-232H18V0Z',
    details: ({ light, ink, tint }) =>
      `<circle cy="-274" r="13" fill="${light}" stroke="${ink}" stroke-width="2"/>` +
      lines('M0-274v-9M0-274l6 4', ink, 2) +
      lines('M-10 0V-224M-3 0V-224M4 0V-224M11 0V-224', tint, 1.4),
  },
  shard: {
    width: 110,
    outline: 'M-46 0L-6-380L-2-362L2-398L8-372L46 0Z',
    details: ({ tint }) =>
      lines('M2-390L-8 0M2-390L16 0M-30-150L32-130M-22-220L25-204M-38-76L40-60M-14-290L16-280', tint, 1.5),
  },
  gherkin: {
    width: 92,
    outline: 'M-34 0C-50-90-44-200 0-262C44-200 50-90 34 0Z',
    details: ({ tint }) =>
      lines(
        'M-38-60L14-244M-42-120L-6-254M-24 0L36-188M0 0L43-120M38-60L-14-244M42-120L6-254M24 0L-36-188M0 0L-43-120',
        tint,
        1.5,
      ),
  },
  dome: {
    width: 190,
    outline:
      'M-92 0V-70H-52V-96H-44V-132H-50V-142H-40C-40-188-20-204-8-210V-236H-3V-258H3V-236H8V-210C20-204 40-188 40-142H50V-132H44V-96H52V-70H92V0Z',
    details: ({ tint }) =>
      lines(
        'M-36-132V-98M-24-132V-98M-12-132V-98M0-132V-98M12-132V-98M24-132V-98M36-132V-98M-24-144C-24-180-12-200-4-208M24-144C24-180 12-200 4-208M0-144V-208M-84 0V-60M-70 0V-60M-56 0V-60M56 0V-60M70 0V-60M84 0V-60',
        tint,
        1.6,
      ),
  },
  bridge: {
    width: 380,
    outline:
      'M-190-44H-110V-180L-104-186V-204L-92-244L-80-204V-186L-74-180V-140H74V-180L80-186V-204L92-244L104-204V-186L110-180V-44H190V-26H110V0H74V-26H-74V0H-110V-26H-190ZM-74-124V-44H74V-124Z',
    details: ({ ink, tint }) =>
      lines('M-190-44C-160-60-126-110-110-164M190-44C160-60 126-110 110-164', ink, 4) +
      lines('M-74-132H74M-100-170h16M84-170h16M-100-150v90M-84-150v90M84-150v90M100-150v90', tint, 2),
    hollow: true,
  },
  eye: {
    width: 210,
    outline: 'M-6-100L-50 0H-40L0-92L40 0H50L6-100Z',
    details: ({ mid, ink, hot }) => {
      let spokes = '';
      for (let i = 0; i < 10; i++) {
        const [x, y] = [Math.cos((i * Math.PI) / 10) * 96, Math.sin((i * Math.PI) / 10) * 96];
        spokes += `M${short(-x)} ${short(-y - 106)}L${short(x)} ${short(y - 106)}`;
      }
      const rim = (r: number, strokeWidth: number, more = '') =>
        `<circle cy="-106" r="${r}" fill="none" stroke="${ink}" stroke-width="${strokeWidth}"${more}/>`;
      // Dashes of no length with round ends are dots.
      const capsules = rim(100, 9, ` stroke-linecap="round" stroke-dasharray="0 ${short((Math.PI * 200) / 20, 3)}"`);
      return `${rim(96, 4)}${rim(90, 1.4)}${lines(spokes, mid, 1)}${capsules}<circle cy="-106" r="8" fill="${hot}"/>`;
    },
  },
  cheese: {
    width: 80,
    outline: 'M-36 0V-90L34-300V0Z',
    details: ({ tint }) =>
      lines('M-36-40H34M-36-80H34M-24-126H34M-10-168H34M4-210H34M18-252H34M10 0V-220M-14 0V-150', tint, 1.4),
  },
  walkie: {
    width: 92,
    outline: 'M-30 0C-34-100-38-180-44-240C-20-262 24-262 44-236C38-180 34-90 32 0Z',
    details: ({ tint }) =>
      lines(
        'M-22 0C-24-110-26-180-30-246M-8 0C-8-110-10-180-10-254M8 0C8-110 10-180 12-254M22 0C24-110 26-180 30-246',
        tint,
        1.5,
      ),
  },
} satisfies Record<string, Building>;

export type BuildingName = keyof typeof buildings;

const names: readonly BuildingName[] = ['tower', 'shard', 'gherkin', 'dome', 'bridge', 'eye', 'cheese', 'walkie'];

/**
 * Office blocks without a name.
 *
 * @param seen whether a block is; what chance decides of it is the same where it is not
 */
function drawBlocks(
  plate: Plate,
  random: Random,
  width: number,
  colour: string,
  seen: (left: number, right: number) => boolean,
): void {
  let outlines = '';
  const hatched = new Map<string, string>();
  let x = -20;
  while (x < width) {
    const blockWidth = random.int(34, 84);
    const height = random.int(50, 150);
    const floors = random.chance(0.7) ? ([random.pick([0, 90]), random.pick([8, 10, 14])] as const) : undefined;
    const mast = random.chance(0.3);
    if (seen(x, x + blockWidth)) {
      const outline = `M${x} ${-height}h${blockWidth}V0h${-blockWidth}z`;
      outlines += outline;
      if (mast) outlines += `M${short(x + blockWidth * 0.4)} ${-height}v-22h3v22z`;
      if (floors) {
        const hatch = plate.hatch(...floors, 1.3, mix(colour, plate.colours.tint, 0.55));
        hatched.set(hatch, (hatched.get(hatch) ?? '') + outline);
      }
    }
    x += blockWidth + random.int(-2, 10);
  }
  plate.path(outlines, colour);
  for (const [hatch, blocks] of hatched) plate.path(blocks, hatch);
}

/**
 * A skyline across the whole plate.
 *
 * @param foot the y of its foot
 * @param scale how large
 * @param order which landmarks, from the left; drawn by chance if left out. Those that don't fit stay away.
 * @param window the part of it that is seen, as two distances from its left edge; what lies outside is left out of the file
 */
export function drawSkyline(
  plate: Plate,
  random: Random,
  foot: number,
  scale: number,
  order: readonly BuildingName[] = random.shuffle(names).slice(0, random.int(3, 5)),
  window: readonly [number, number] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY],
): void {
  const { colours } = plate;
  const { ink, mid, tint, light, paper, night } = colours;
  // By night the landmarks are lit and their engraving is dark.
  const lit = night ? { ...colours, ink: mix(mid, light, 0.3), tint: ink, mid: mix(mid, light, 0.5) } : colours;
  const width = plate.width / scale;
  const [from, to] = window;
  const seen = (left: number, right: number) => right * scale > from && left * scale < to;
  plate.group(`translate(0 ${short(foot)})scale(${scale})`, () => {
    drawBlocks(plate, random, width, night ? tint : mid, seen);
    let x = random.int(20, 90);
    for (const name of order) {
      const building: Building = buildings[name];
      if (x + building.width > width + 60) break;
      if (seen(x, x + building.width))
        plate.group(`translate(${Math.trunc(x + building.width / 2)})`, () => {
          const hole = building.hollow ? { fillRule: 'evenodd' as const } : {};
          plate
            .path(building.outline, lit.ink, { stroke: paper, strokeWidth: 3, paintOrder: 'stroke', ...hole })
            .add(building.details(lit));
        });
      x += building.width + random.int(10, Math.max(20, (width - 500) / order.length));
    }
  });
}
