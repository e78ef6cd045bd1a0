import { Random } from '#components/ornament/engraving/random.ts';
import { drawMotif, type MotifName } from '#scripts/art/motifs/motifs.ts';
import { cast, type Person, skinColour } from '#scripts/art/people/cast.ts';
import { drawPerson } from '#scripts/art/people/person.ts';
import { drawWindows } from '#scripts/art/scenes/room.ts';
import { type InkName, mix } from './inks.ts';
import { at, Plate, roundEnds } from './plate.ts';
import { placedRosette, stampRosette, stampText } from './stamp.ts';

type Draw = (plate: Plate, random: Random) => void;

/** Members of the association, in conversation. */
function members(plate: Plate, random: Random): void {
  drawWindows(plate, random, 3, 44, 470, true);
  const member = (x: number, y: number, size: number, wishes: Partial<Person>) =>
    drawPerson(plate, x, y, size, cast(random, { badge: false, grey: false, ...wishes }));
  member(98, 282, 118, { face: 1, arm: 'folded', sex: 'f', hair: 'hijab', skin: 1, tone: 2 });
  member(618, 268, 126, {
    face: -1,
    arm: 'folded',
    sex: 'm',
    hair: 'turban',
    skin: 1,
    tone: 0,
    body: 'suit',
    tie: true,
  });
  const man: Partial<Person> = { sex: 'm', hair: 'crop', skin: 3, tone: 0, body: 'suit', tie: true };
  member(234, 372, 158, { ...man, face: 1, arm: 'cup', specs: true, beard: true });
  const woman: Partial<Person> = { sex: 'f', hair: 'bob', skin: 1, tone: 1, body: 'suit' };
  member(488, 388, 150, { ...woman, face: -1, arm: 'gesture', specs: false });
}

/** Two members shaking hands, close to. */
function handshake(plate: Plate): void {
  const { ink, mid, light } = plate.colours;
  const [near, far] = [skinColour(plate.colours, 1), skinColour(plate.colours, 3)];
  const [nearCloth, farCloth] = [mid, mix(ink, mid, 0.12)];
  const edge = { stroke: plate.colours.tint, strokeWidth: 4, strokeLinejoin: 'round', paintOrder: 'stroke' } as const;
  const arm = (d: string, cloth: string, thread: string) =>
    plate.path(d, cloth, edge).path(d, plate.hatch(28, 7, 1.4, thread), { opacity: 0.6 });
  const creases = (d: string, skin: string) => plate.line(d, mix(skin, ink, 0.5), 3.2, roundEnds);

  // Her hand reaches from the right; its fingers close around the edge of the other.
  plate.path('M322 168L288 160L284 268L318 262Z', light, edge);
  arm('M430 128L314 160V270L430 330Z', farCloth, mid);
  plate.path(
    'M292 170C268 154 244 146 222 144C208 142 196 148 196 158C196 166 204 172 216 174L232 180L214 244C236 258 270 262 292 256Z',
    far,
    edge,
  );
  plate.path('M78 172L112 166L118 268L84 274Z', light, edge);
  arm('M-30 130L86 166L92 276L-30 344Z', nearCloth, ink);
  plate.path(
    'M108 176C128 160 150 154 172 154C186 142 206 140 214 148C222 158 214 168 200 176L196 184C214 182 234 186 256 194C272 200 270 216 254 212C272 216 270 234 252 230C266 236 260 250 244 246C252 252 246 264 230 258C190 262 142 264 112 258Z',
    near,
    edge,
  );
  creases('M254 212L210 204M252 230L204 222M244 246L200 240M200 176C188 182 178 184 168 184', near);
  for (const [x, y] of [
    [196, 252],
    [176, 258],
    [156, 260],
    [138, 258],
  ] as const) {
    plate.path(`M${x - 9} ${y - 8}c-2-14 18-16 20-2l1 12c0 14-20 14-21 0z`, far, { ...edge, strokeWidth: 3 });
  }
}

/** A membership certificate. */
function drawCertificate(plate: Plate): void {
  const { mid, ink, light, hot } = plate.colours;
  const black = { stroke: ink, strokeWidth: 3 };
  plate.group('translate(350 360)rotate(-6)', () => {
    plate
      .rect(-250, -290, 500, 620, ink, { opacity: 0.35, transform: 'translate(14 18)' })
      .rect(-250, -290, 500, 620, light, black)
      .rect(-228, -268, 456, 576, 'none', { stroke: mid, strokeWidth: 9 })
      .rect(-228, -268, 456, 576, 'none', { stroke: ink, strokeWidth: 1.6 })
      .rect(-214, -254, 428, 548, plate.wave(8, 0.8, mid, 3), { opacity: 0.55 })
      .circle(0, -130, 104, light);
    stampRosette(plate, 0, -130, 112, mix(mid, ink, 0.4), 1.9, 'certificate');
    plate.circle(0, -130, 38, light);
    stampText(plate, 'M', 0, -112, 52, ink);
    plate
      .rect(-150, 18, 300, 22, ink)
      .rect(-110, 58, 220, 10, mid)
      .rect(-170, 92, 340, 8, mid)
      .rect(-170, 114, 340, 8, mid)
      .rect(-170, 136, 250, 8, mid)
      .line('M-170 232H40', ink, 2)
      .line(
        'M-160 222C-140 176-120 176-124 214C-126 236-96 190-88 202S-84 226-62 206S-40 196-30 212S0 196 20 204',
        ink,
        4,
      )
      .circle(130, 212, 46, hot, black)
      .circle(130, 212, 36, plate.hatch(30, 5, 1.2))
      .path('M106 248l-14 60l28-16l14 26l10-66z', hot, black);
  });
}

/** A certificate and a fountain pen. */
function certificate(plate: Plate): void {
  const { mid, ink, gold } = plate.colours;
  plate.ground(mix(mid, ink, 0.15)).ground(plate.wave(14, 1.4, ink, 4), { opacity: 0.5 });
  drawCertificate(plate);
  plate.group('translate(500 560)rotate(28)', () => {
    plate
      .rect(-16, -300, 32, 300, ink, { rx: 10 })
      .rect(-10, -292, 10, 286, mid, { rx: 5 })
      .rect(-17, -70, 34, 12, gold)
      .path('M-15 0H15L5 62L0 76L-5 62Z', gold, { stroke: ink, strokeWidth: 3 })
      .line('M0 24V66', ink, 2.4)
      .circle(0, 22, 4, ink);
  });
}

/** A board at its table, under the rosette. */
function board(plate: Plate, random: Random): void {
  const { paper, mid, ink, gold } = plate.colours;
  plate
    .ground(plate.hatch(0, 8, 1, mid), { opacity: 0.55 })
    .add(placedRosette('nfp', 360, 250, 340, mid, { open: 0.2, weight: 3 }));
  const sitter = (x: number, y: number, wishes: Partial<Person>) =>
    drawPerson(plate, x, y, 108, cast(random, { badge: false, grey: false, specs: false, halo: paper, ...wishes }));
  sitter(126, 262, { face: 1, arm: 'folded', sex: 'm', hair: 'bald', skin: 2, tone: 0, body: 'suit', beard: true });
  sitter(360, 246, { face: 1, arm: 'gesture', sex: 'f', hair: 'long', skin: 1, tone: 2, body: 'suit' });
  sitter(598, 262, {
    face: -1,
    arm: 'folded',
    sex: 'm',
    hair: 'short',
    skin: 0,
    tone: 1,
    grey: true,
    body: 'suit',
    specs: true,
  });
  const top = 'M-20 494H740V660H-20Z';
  plate
    .path(top, gold, { stroke: ink, strokeWidth: 3 })
    .path(top, plate.hatch(0, 8, 1.2, mix(gold, ink, 0.6)))
    .rect(0, 660, 720, 100, mix(mid, ink, 0.35))
    .rect(0, 660, 720, 100, plate.hatch(90, 10, 1.5))
    .line('M0 660H720', ink, 5);
  const lying = (x: number, y: number, turn: number) => `translate(${x} ${y})scale(.8 .42)rotate(${turn})`;
  drawMotif(plate, random, 'sheet', lying(370, 574, -14));
  drawMotif(plate, random, 'sheet', lying(600, 566, 12));
  drawMotif(plate, random, 'cup', at(486, 574, 0.4));
}

/** The pound, and piles that grow from day to day. */
function poundADay(plate: Plate, random: Random): void {
  const { mid, ink, tint, gold, light } = plate.colours;
  plate
    .ground(mix(mid, ink, 0.55))
    .ground(plate.wave(12, 1.3, ink, 4), { opacity: 0.8 })
    .add(placedRosette('pound', 360, 350, 460, mix(mix(mid, ink, 0.55), tint, 0.7), { open: 0.3, weight: 3 }));
  drawMotif(plate, random, 'coin', at(360, 350, 2.35));
  plate.rect(0, 668, 720, 92, ink);
  const piles = Array.from({ length: 9 }, (_, pile) => 1 + ((pile * 5) % 4) + (pile > 4 ? 2 : 0));
  for (let level = 0; level < Math.max(...piles); level++) {
    const y = 700 - level * 15;
    let [edges, faces] = ['', ''];
    for (const [pile, coins] of piles.entries()) {
      if (level >= coins) continue;
      edges += `M${10 + pile * 80} ${y}v9a30 9 0 0 0 60 0v-9z`;
      faces += `M${10 + pile * 80} ${y}a30 9 0 0 0 60 0a30 9 0 0 0-60 0z`;
    }
    plate
      .path(edges, level % 2 ? gold : mix(gold, ink, 0.2), plate.contour(2))
      .path(faces, mix(gold, light, 0.5), plate.contour(2));
  }
}

const motif =
  (name: MotifName): Draw =>
  (plate, random) =>
    drawMotif(plate, random, name, at(200, 200, 1.3));

interface Slide {
  large: { ink: InkName; draw: Draw };
  round: { ink: InkName; draw: Draw };
}

/** The two plates of each slide: a tall one and a round one. */
export const heroes = {
  together: { large: { ink: 'pound', draw: members }, round: { ink: 'fifty', draw: handshake } },
  join: { large: { ink: 'fiver', draw: certificate }, round: { ink: 'tenner', draw: motif('badge') } },
  'not-for-profit': { large: { ink: 'tenner', draw: board }, round: { ink: 'fiver', draw: motif('scales') } },
  'pound-a-day': { large: { ink: 'pound', draw: poundADay }, round: { ink: 'tenner', draw: motif('date') } },
} satisfies Record<string, Slide>;

export type HeroName = keyof typeof heroes;

/** The tall plate of a slide, 720 by 760. */
export function largeHero(name: HeroName): string {
  const { ink, draw }: Slide['large'] = heroes[name].large;
  const plate = new Plate(ink, 720, 760);
  plate.ground(plate.colours.paper);
  draw(plate, new Random(`hero:${name}:1`));
  return plate.svg();
}

/** The plate that is shown in a circle, 400 by 400. */
export function roundHero(name: HeroName): string {
  const { ink, draw }: Slide['round'] = heroes[name].round;
  const plate = new Plate(ink, 400, 400);
  const { tint, mid } = plate.colours;
  plate.ground(tint).ground(plate.hatch(45, 6, 1, mid), { opacity: 0.6 });
  draw(plate, new Random(`hero:${name}:2`));
  return plate.svg();
}
