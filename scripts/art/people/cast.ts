import { cycle, type NonEmpty, type Random } from '#components/ornament/engraving/random.ts';
import { type Ink, mix } from '#scripts/art/inks.ts';
import type { Body, Hairstyle } from './shapes.ts';

/** What a figure that doesn't turn its back does with the arm on the viewer's side; `folded` are both hands. */
export type Gesture = 'glass' | 'cup' | 'down' | 'gesture' | 'point' | 'papers' | 'clap' | 'folded';

export interface Person {
  sex: 'm' | 'f';
  hair: Hairstyle;
  /** Which of the four skin tones. */
  skin: number;
  /** Which of the plate's four cloths. */
  tone: number;
  body: Body;
  beard: boolean;
  specs: boolean;
  badge: boolean;
  tie: boolean;
  grey: boolean;
  /** 1 looks right, -1 left, 0 away from the viewer. */
  face: -1 | 0 | 1;
  arm: Gesture;
  /** The colour behind the figure, which separates it from its background; the plate's paper if left out. */
  halo?: string;
  /** The colour of the drink in its glass. */
  drink?: string;
}

const hairByClothing: Record<Person['sex'], NonEmpty<Hairstyle>> = {
  m: ['short', 'crop', 'crop', 'short', 'bald', 'afro', 'turban'],
  f: ['bob', 'long', 'bun', 'pony', 'afro', 'hijab', 'bob'],
};

/** Chooses one repeatable character; `wishes` says what must not be left to chance. */
export function cast(random: Random, wishes: Partial<Person> = {}): Person {
  const sex = wishes.sex ?? random.pick(['m', 'f']);
  const hair = wishes.hair ?? random.pick(hairByClothing[sex]);
  return {
    sex,
    hair,
    skin: random.int(0, 3),
    tone: random.int(0, 3),
    body: sex === 'f' ? random.pick(['dress', 'suit', 'knit']) : random.pick(['suit', 'suit', 'suit', 'knit']),
    beard: hair === 'turban' || (sex === 'm' && random.chance(0.3)),
    specs: random.chance(0.22),
    badge: random.chance(0.5),
    tie: random.chance(0.6),
    grey: random.chance(0.2),
    face: 1,
    arm: 'down',
    ...wishes,
  };
}

/** One of four skin tones, in the light of the plate's ink. */
export function skinColour({ mid, night }: Ink, tone: number): string {
  const skin = cycle(['#e8c7a2', '#c8996b', '#8e5c3c', '#553626'], tone);
  return mix(skin, mid, night ? 0.1 : cycle([0.1, 0.14, 0.16, 0.12], tone));
}

/** One of four cloths. */
export function clothColour({ ink, mid, gold, light, tint, paper, night }: Ink, tone: number): string {
  const cloths: NonEmpty<string> = night
    ? [ink, mid, mix(gold, ink, 0.12), mix(light, mid, 0.35)]
    : [ink, mid, mix(mid, ink, 0.5), mix(tint, paper, 0.25)];
  return cycle(cloths, tone);
}

/** The colour of hair, or of what covers it. */
export function hairColour({ ink, mid, light, hot, gold, night }: Ink, { hair, grey, skin, tone }: Person): string {
  if (grey) return mix(light, ink, 0.45);
  if (hair === 'hijab' || hair === 'turban') return tone !== 1 && skin % 2 ? gold : hot;
  return skin === 0 && !night ? mix(ink, mid, 0.25) : ink;
}
