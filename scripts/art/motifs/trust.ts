import type { Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { type Plate, roundPen } from '#scripts/art/plate.ts';

const SHIELD = 'M0-110C30-92 64-84 92-84C96-4 70 70 0 112C-70 70-96-4-92-84C-64-84-30-92 0-110Z';

/** A shield with a tick. */
export function shield(plate: Plate): void {
  const { ink, light, mid, hot } = plate.colours;
  plate
    .path(SHIELD, ink, { transform: 'translate(8 9)' })
    .path(SHIELD, mid, plate.contour())
    .path(SHIELD, plate.hatch(0, 6, 1.2), { opacity: 0.7 })
    .path('M0-110C30-92 64-84 92-84C96-4 70 70 0 112Z', plate.hatch(60, 6, 1.6), { opacity: 0.6 })
    .path('M0-86C24-72 48-66 70-66C72-4 54 50 0 84C-54 50-72-4-70-66C-48-66-24-72 0-86Z', light, plate.contour(2))
    .line('M-34 2L-8 30L40-32', hot, 16, roundPen);
}

/** A bank with five columns. */
export function bank(plate: Plate): void {
  const { ink, light, tint, hot } = plate.colours;
  plate.rect(-112, 76, 224, 24, light, plate.contour()).rect(-100, 60, 200, 16, tint, plate.contour());
  for (let column = 0; column < 5; column++) {
    const x = -84 + column * 40;
    plate
      .rect(x - 11, -34, 22, 94, light, plate.contour(2))
      .rect(x - 1, -34, 12, 94, plate.hatch(90, 4, 1.4))
      .rect(x - 15, -42, 30, 9, light, plate.contour(2));
  }
  plate
    .path('M-112-44L0-106L112-44Z', tint, plate.contour())
    .path('M-80-50L0-94L80-50Z', plate.hatch(0, 5, 1.4))
    .circle(0, -66, 13, hot, plate.contour(2))
    .line('M-104 88h208', ink, 1.5);
}

/** Scales that weigh coins against papers. */
export function scales(plate: Plate): void {
  const { ink, light, mid, gold, hot } = plate.colours;
  plate
    .rect(-6, -92, 12, 176, gold, plate.contour(2))
    .path('M-56 104L-40 84H40L56 104Z', gold, plate.contour(2))
    .circle(0, -98, 12, hot, plate.contour(2))
    .line('M-92-62C-40-84 40-84 92-62', ink, 11)
    .line('M-92-62C-40-84 40-84 92-62', gold, 6);
  for (const side of [-1, 1]) {
    const bowl = `M${54 * side} 20H${130 * side}C${126 * side} 58 ${58 * side} 58 ${54 * side} 20Z`;
    plate
      .line(`M${92 * side}-62L${58 * side} 20M${92 * side}-62L${126 * side} 20`, ink, 2.4)
      .path(bowl, light, plate.contour())
      .path(bowl, plate.hatch(0, 5, 1.5));
  }
  plate
    .circle(-92, 6, 14, gold, plate.contour(2))
    .circle(-76, 8, 13, gold, plate.contour(2))
    .rect(76, -10, 32, 30, mid, plate.contour(2));
}

/** A padlock. */
export function lock(plate: Plate): void {
  const { ink, light, gold } = plate.colours;
  plate
    .line('M-46-20V-54C-46-120 46-120 46-54V-20', ink, 26)
    .line('M-46-20V-54C-46-120 46-120 46-54V-20', light, 16)
    .rect(-84, -24, 168, 130, ink, { opacity: 0.35, transform: 'translate(8 8)' })
    .rect(-84, -24, 168, 130, gold, plate.contour())
    .rect(-76, -16, 152, 114, plate.hatch(0, 5, 1.2, mix(gold, ink, 0.6)))
    .rect(-20, -24, 104, 130, plate.hatch(90, 6, 1), { opacity: 0.4 })
    .path('M0 20a18 18 0 0 1 9 34l7 34h-32l7-34a18 18 0 0 1 9-34z', ink);
}

/** A key. */
export function key(plate: Plate): void {
  const { ink, paper, gold } = plate.colours;
  plate.group('rotate(-35)', () => {
    plate
      .circle(-66, 0, 46, ink)
      .circle(-66, 0, 38, gold)
      .circle(-66, 0, 18, paper, plate.contour(2))
      .rect(-24, -11, 150, 22, gold, plate.contour())
      .path('M84 11V44H100V28H112V44H126V11Z', gold, plate.contour())
      .circle(-66, 0, 38, plate.hatch(45, 5, 1.1, mix(gold, ink, 0.5)), { opacity: 0.5 });
  });
}

/** A London front door with its fanlight. */
export function door(plate: Plate, random: Random): void {
  const { ink, light, tint, mid, hot, gold } = plate.colours;
  plate
    .rect(-96, -120, 192, 240, light, plate.contour())
    .rect(-96, -120, 192, 240, plate.hatch(0, 16, 1.2, mid))
    .path('M-56-62A56 56 0 0 1 56-62V120H-56Z', light, plate.contour())
    .rect(-44, -56, 88, 176, random.pick([hot, ink, mid]), plate.contour())
    .path('M-44-64A44 44 0 0 1 44-64Z', tint, plate.contour(2))
    .line('M0-64V-108M0-64L-30-96M0-64L30-96', ink, 2.4);
  const panels = [
    [-34, -44, 56],
    [6, -44, 56],
    [-34, 26, 70],
    [6, 26, 70],
  ] as const;
  for (const [x, y, height] of panels) plate.rect(x, y, 28, height, 'none', { stroke: light, strokeWidth: 2.4 });
  plate.circle(34, 22, 4.5, gold).path('M-84 120H84V132H-84ZM-96 132H96V146H-96Z', light, plate.contour(2));
}
