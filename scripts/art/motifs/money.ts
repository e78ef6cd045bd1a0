import { short } from '#components/ornament/engraving/coordinates.ts';
import type { Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import type { Plate } from '#scripts/art/plate.ts';
import { stampRosette, stampText } from '#scripts/art/stamp.ts';

/** The twelve-sided pound. */
export function coin(plate: Plate): void {
  const { ink, gold, light } = plate.colours;
  const twelveSided = (radius: number) => {
    const corners = Array.from({ length: 12 }, (_, i) => {
      const angle = (Math.PI / 6) * i + 0.26;
      return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
    });
    return `M${corners.join('L')}Z`;
  };
  plate
    .path(twelveSided(104), ink, { transform: 'translate(7 9)' })
    .path(twelveSided(104), gold, plate.contour())
    .path(twelveSided(92), plate.hatch(45, 5, 1.2, mix(gold, ink, 0.5)))
    .path(twelveSided(74), mix(gold, light, 0.55), plate.contour(2))
    .path(twelveSided(74), plate.hatch(135, 4, 0.8, mix(gold, ink, 0.35)), { opacity: 0.6 });
  stampText(plate, '£', 0, 42, 118, ink);
}

/** Three piles of coins. */
export function stack(plate: Plate, random: Random): void {
  const { ink, gold, light } = plate.colours;
  for (let pile = 0; pile < 3; pile++) {
    const x = -74 + pile * 74;
    const coins = random.int(3, 5) + pile * 2;
    for (let i = 0; i < coins; i++) {
      const y = 86 - i * 17;
      const centre = x + random.int(-4, 4);
      const milling = [8, 11, 12, 12, 11].map((drop, j) => `M${centre - 28 + j * 10} ${y + drop}v9`).join('');
      plate
        .path(
          `M${centre - 36} ${y}v10a36 11 0 0 0 72 0v-10z`,
          pile === 1 ? gold : mix(gold, light, 0.35),
          plate.contour(2),
        )
        .line(milling, ink, 1.4)
        .ellipse(centre, y, 36, 11, mix(gold, light, 0.6), plate.contour(2));
    }
  }
}

/** A banknote with its portrait oval, rosette and security thread. */
export function note(plate: Plate, random: Random): void {
  const { ink, light, mid, gold, hot } = plate.colours;
  plate.group(`rotate(${random.int(-9, 9)})`, () => {
    plate
      .rect(-140, -72, 280, 144, ink, { opacity: 0.25, transform: 'translate(8 10)' })
      .rect(-140, -72, 280, 144, light, plate.contour())
      .rect(-130, -62, 260, 124, plate.wave(5, 0.9, mid, 2))
      .rect(-130, -62, 260, 124, 'none', { stroke: mid, strokeWidth: 3 })
      .ellipse(74, 0, 44, 54, light, plate.contour(2))
      .ellipse(74, 0, 38, 48, plate.hatch(0, 4, 1.2));
    stampRosette(plate, -64, 0, 54, ink, 3.2, 'note');
    plate.circle(-64, 0, 20, light);
    stampText(plate, '£1', -64, 12, 34, ink);
    plate.rect(8, -62, 7, 124, gold).line('M11.5-56V60', hot, 2, { strokeDasharray: '10 6' });
  });
}

/** A bag with the rosette printed on it. */
export function bag(plate: Plate): void {
  const { ink, light, hot } = plate.colours;
  plate
    .line('M-40-50V-92C-40-130 40-130 40-92V-50', ink, 8)
    .path('M-88-56H88L100 116H-100Z', light, plate.contour())
    .path('M20-56H88L100 116H30Z', plate.hatch(75, 5, 1.4), { opacity: 0.7 });
  stampRosette(plate, -14, 32, 56, hot, 3, 'bag');
}
