import { Random } from '#components/ornament/engraving/random.ts';
import { drawMotif, type MotifName } from '#scripts/art/motifs/motifs.ts';
import { cast } from '#scripts/art/people/cast.ts';
import { drawPerson } from '#scripts/art/people/person.ts';
import { drawWindows } from '#scripts/art/scenes/room.ts';
import { type InkName, mix } from './inks.ts';
import { at, Plate, roundPen } from './plate.ts';
import { type BuildingName, drawSkyline } from './skyline.ts';
import { placedRosette } from './stamp.ts';

/** What a cover shows. Neighbouring cards should differ in ink. */
export type Cover =
  | { layout: 'orbit'; ink: InkName; motif: MotifName }
  | { layout: 'split'; ink: InkName; motifs: readonly [left: MotifName, right: MotifName] }
  | { layout: 'form'; ink: InkName; motif: MotifName }
  | { layout: 'quote' | 'meet' | 'bureau' | 'city'; ink: InkName };

const orbit = (ink: InkName, motif: MotifName): Cover => ({ layout: 'orbit', ink, motif });
const split = (ink: InkName, ...motifs: [MotifName, MotifName]): Cover => ({ layout: 'split', ink, motifs });
const form = (ink: InkName, motif: MotifName): Cover => ({ layout: 'form', ink, motif });

/** Cards and heads of articles, guides and hubs. Add a row for every new piece of writing, under its slug. */
export const covers = {
  'how-to-conduct-ml-and-tf-risk-assessment': orbit('fifty', 'lens'),
  'how-to-comply-with-fca-consumer-duty': split('pound', 'scales', 'talk'),
  'how-to-prepare-for-an-hmrc-audit': orbit('tenner', 'sheet'),
  'how-to-start-a-currency-exchange-bureau': { layout: 'bureau', ink: 'fiver' },
  'how-to-stay-compliant-with-regdata-submissions': split('night', 'chart', 'file'),
  'how-to-renew-hmrc-mlr': orbit('pound', 'date'),
  'future-of-cash-processing-msbs': orbit('tenner', 'stack'),
  'guide-to-msb-regulation-uk-guide': orbit('pound', 'bank'),
  'kyc-cdd-msbs': split('fiver', 'card', 'key'),
  'common-compliance-mistakes-msbs': split('fifty', 'sheet', 'horn'),
  'calyx-solutions-stands-for-migrant-communities-at-the-fca-meeting': orbit('fiver', 'globe'),
  'how-email-and-mobile-verification-can-cut-customer-onboarding-costs': split('night', 'phone', 'mail'),
  'dosand-donts-to-get-a-bank-account-for-your-msb-business': split('tenner', 'bank', 'key'),
  'agent-due-diligence': form('fifty', 'shield'),
  'internal-suspicion-form': form('night', 'mail'),
  'source-of-funds': form('tenner', 'stack'),
  'training-log': form('pound', 'talk'),
  'risk-assessment': form('fiver', 'scales'),
  'bank-page': form('fifty', 'bank'),
  'board-report': form('tenner', 'chart'),
  articles: split('pound', 'pens', 'cup'),
  webinars: orbit('fiver', 'mic'),
  calendar: orbit('tenner', 'date'),
  events: { layout: 'city', ink: 'night' },
} satisfies Record<string, Cover>;

/** The nine stills of the video gallery. */
export const posters = {
  'video-1': split('pound', 'shield', 'chart'),
  'video-2': orbit('fiver', 'note'),
  'video-3': split('tenner', 'bank', 'sheet'),
  'video-4': { layout: 'quote', ink: 'fifty' },
  'video-5': { layout: 'quote', ink: 'pound' },
  'video-6': { layout: 'meet', ink: 'night' },
  'video-7': { layout: 'city', ink: 'fiver' },
  'video-8': split('night', 'phone', 'mail'),
  'video-9': { layout: 'quote', ink: 'tenner' },
} satisfies Record<string, Cover>;

/** The rosette around what a cover is about. */
const MEDALLION = { open: 0.34, weight: 3.4 };

/** One thing in the middle of a rosette. */
function drawOrbit(plate: Plate, random: Random, slug: string, motif: MotifName): void {
  const { paper, tint, mid, ink, night } = plate.colours;
  const [x, y] = [plate.width / 2, plate.height / 2];
  const ground = night ? paper : tint;
  plate
    .ground(ground)
    .ground(plate.hatch(random.pick([0, 45, 135]), 7, 1, mid), { opacity: 0.45 })
    .add(placedRosette(slug, x, y, 360, mix(mid, ink, 0.3), MEDALLION))
    .circle(x, y, 128, ground);
  drawMotif(plate, random, motif, at(x, y - 2, 1.42));
}

/** Two things, each on its side of the security thread. */
function drawSplit(plate: Plate, random: Random, [left, right]: readonly [MotifName, MotifName]): void {
  const { paper, tint, mid, ink, gold, night } = plate.colours;
  const { width: w, height: h } = plate;
  const side = `M${w * 0.56} 0H${w}V${h}H${w * 0.42}Z`;
  plate
    .ground(paper)
    .ground(plate.wave(8, 1, mid, 3), { opacity: 0.5 })
    .path(side, night ? tint : mix(mid, ink, 0.15))
    .path(side, plate.hatch(18, 7, 1.1), { opacity: 0.45 })
    .line(`M${w * 0.56} 0L${w * 0.42} ${h}`, gold, 6)
    .line(`M${w * 0.56 + 9} 0L${w * 0.42 + 9} ${h}`, ink, 1.6, { strokeDasharray: '14 8' });
  drawMotif(plate, random, left, at(w * 0.245, h / 2, 1.36));
  drawMotif(plate, random, right, at(w * 0.745, h / 2, 1.36));
}

/** A form on its way to being filled in, and what it is about in a rosette beside it. */
function drawForm(plate: Plate, random: Random, slug: string, motif: MotifName): void {
  const { paper, tint, mid, ink, light, hot, night } = plate.colours;
  const ground = night ? paper : tint;
  plate
    .ground(ground)
    .ground(plate.wave(9, 1, mid, 3), { opacity: 0.55 })
    .add(placedRosette(slug, 560, 225, 330, mix(mid, ink, 0.3), MEDALLION))
    .circle(560, 225, 116, ground);
  drawMotif(plate, random, motif, at(560, 223, 1.18));
  plate.group(at(225, 250, 1, random.between(-6, -3)), () => {
    plate
      .rect(-138, -190, 276, 420, ink, { opacity: 0.3, transform: 'translate(10 11)' })
      .rect(-138, -190, 276, 420, light, plate.contour())
      .rect(-112, -164, 150, 20, mid)
      .rect(-112, -164, 150, 20, plate.hatch(60, 4, 1));
    const answered = random.int(3, 5);
    let [boxes, questions, rules, ticks] = ['', '', '', ''];
    for (let row = 0; row < 8; row++) {
      const y = -112 + row * 40;
      boxes += `M-112 ${y}h22v22h-22z`;
      questions += `M-72 ${y + 6}h${random.int(60, 140)}`;
      rules += `M-72 ${y + 21}h184`;
      if (row < answered) ticks += `M-109 ${y + 10}l7 8l16-24`;
    }
    plate
      .line(boxes, ink, 3)
      .line(questions, mid, 5)
      .line(rules, ink, 1.6, { strokeDasharray: '3 3' })
      .line(ticks, hot, 6, roundPen);
  });
}

/** Somebody who was there, and quotation marks. */
function drawQuote(plate: Plate, random: Random, slug: string): void {
  const { mid, ink, light } = plate.colours;
  const ground = mix(mid, ink, 0.12);
  plate
    .ground(ground)
    .ground(plate.hatch(0, 7, 1.1), { opacity: 0.35 })
    .add(placedRosette(slug, 250, 210, 300, mix(ground, light, 0.75), { weight: 3.6 }));
  const wishes = { face: -1, arm: 'gesture', badge: true, halo: ground } as const;
  drawPerson(plate, 590, 254, 140, cast(random, wishes));
  const mark = 'c-50-10-60-90 20-126l14 20c-34 18-40 36-36 46c30-6 50 10 50 34s-24 34-48 26z';
  plate.path(`M170 250${mark}M296 250${mark}`, light, { stroke: ink, strokeWidth: 3 });
}

/** Four guests before tall windows. */
function drawMeeting(plate: Plate, random: Random): void {
  const { paper, gold } = plate.colours;
  plate.ground(paper);
  drawWindows(plate, random, 4, -30, 330, true);
  (['glass', 'gesture', 'glass', 'cup'] as const).forEach((arm, i) => {
    const who = cast(random, { face: i % 2 ? -1 : 1, arm, drink: gold });
    drawPerson(plate, 110 + i * 190, 180 + (i % 2) * 14, 104, who);
  });
}

/** London across the river. */
function drawCity(plate: Plate, random: Random): void {
  const { paper, mid, ink, tint, light, hot, night } = plate.colours;
  const { width, height } = plate;
  const landmarks: BuildingName[] = night ? ['dome', 'tower', 'bridge'] : ['tower', 'eye', 'shard', 'gherkin', 'dome'];
  plate
    .ground(paper)
    .ground(plate.wave(9, 1, mid, 3), { opacity: 0.55 })
    .circle(width * 0.68, 130, 66, night ? light : hot);
  drawSkyline(plate, random, 360, 0.88, landmarks);
  plate
    .rect(0, 360, width, height - 360, mix(mid, ink, 0.45))
    .rect(0, 360, width, height - 360, plate.wave(12, 1.8, tint, 3));
}

/** The front of a currency exchange bureau. */
function drawBureau(plate: Plate, random: Random): void {
  const { paper, mid, ink, light, tint, gold, hot } = plate.colours;
  plate
    .ground(paper)
    .ground(plate.hatch(0, 14, 1, mid), { opacity: 0.7 })
    .rect(90, 120, 620, 290, ink)
    .rect(110, 190, 250, 200, light)
    .rect(440, 190, 250, 200, light)
    .rect(366, 190, 68, 220, mix(mid, ink, 0.2))
    .rect(374, 200, 52, 120, tint)
    .circle(424, 330, 5, gold)
    .rect(110, 190, 250, 200, plate.hatch(0, 8, 0.8, mid))
    .rect(440, 190, 250, 200, plate.hatch(0, 8, 0.8, mid));
  drawMotif(plate, random, 'coin', at(232, 292, 0.8));
  drawMotif(plate, random, 'globe', at(566, 296, 0.86));
  for (let i = 0; i < 12; i++) {
    const stripe = `M${78 + i * 53.7} 108h53.7v52a26.8 26.8 0 0 1-53.7 0z`;
    plate.path(stripe, i % 2 ? light : hot, { stroke: ink, strokeWidth: 2.4 });
  }
  plate
    .rect(70, 84, 660, 28, gold, { stroke: ink, strokeWidth: 3 })
    .rect(0, 410, plate.width, 40, mix(mid, ink, 0.5))
    .rect(0, 410, plate.width, 40, plate.hatch(0, 9, 1.5));
}

/**
 * A cover, 800 by 450.
 *
 * @param slug the seed of all that the row leaves to chance
 * @param cover its row
 */
export function drawCover(slug: string, cover: Cover): string {
  const plate = new Plate(cover.ink, 800, 450);
  const random = new Random(`cover:${slug}`);
  switch (cover.layout) {
    case 'orbit':
      drawOrbit(plate, random, slug, cover.motif);
      break;
    case 'split':
      drawSplit(plate, random, cover.motifs);
      break;
    case 'form':
      drawForm(plate, random, slug, cover.motif);
      break;
    case 'quote':
      drawQuote(plate, random, slug);
      break;
    case 'meet':
      drawMeeting(plate, random);
      break;
    case 'city':
      drawCity(plate, random);
      break;
    case 'bureau':
      drawBureau(plate, random);
  }
  return plate.svg();
}
