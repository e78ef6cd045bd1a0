import { short } from '#components/ornament/engraving/coordinates.ts';
import type { Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { type Plate, roundEnds, roundPen } from '#scripts/art/plate.ts';

/** A telephone that shows an accepted check. */
export function phone(plate: Plate): void {
  const { ink, light, mid, hot } = plate.colours;
  plate.group('rotate(-8)', () => {
    plate
      .rect(-56, -112, 112, 224, ink, { rx: 16 })
      .rect(-48, -98, 96, 190, light)
      .rect(-48, -98, 96, 190, plate.wave(6, 0.8, mid, 2), { opacity: 0.6 })
      .circle(0, -22, 38, mid, plate.contour(2))
      .circle(0, -22, 38, plate.hatch(30, 5, 1.2))
      .line('M-18-22L-4-8L20-36', light, 9, roundPen)
      .rect(-34, 34, 68, 9, ink)
      .rect(-34, 52, 46, 9, mid)
      .rect(-34, 70, 26, 12, hot);
  });
}

/** A wall clock at a time drawn by chance. */
export function clock(plate: Plate, random: Random): void {
  const { ink, light, mid, hot } = plate.colours;
  const hour = random.between(0, 6.28);
  const from = (angle: number, radius: number) =>
    `${short(radius * Math.sin(angle))} ${short(-radius * Math.cos(angle))}`;
  let marks = '';
  for (let i = 0; i < 12; i++) {
    const angle = (i * Math.PI) / 6;
    marks += `M${from(angle, i % 3 ? 68 : 58)}L${from(angle, 76)}`;
  }
  plate
    .circle(6, 8, 104, ink, { opacity: 0.35 })
    .circle(0, 0, 104, mid, plate.contour())
    .circle(0, 0, 98, plate.hatch(45, 5, 1.4))
    .circle(0, 0, 84, light, plate.contour(2))
    .line(marks, ink, 5)
    .line(`M0 0L${from(hour, 42)}`, ink, 9, roundEnds)
    .line(`M0 0L${from(hour * 12, 64)}`, hot, 6, roundEnds)
    .circle(0, 0, 8, ink);
}

/** A globe with a transfer between two places. */
export function globe(plate: Plate): void {
  const { ink, light, mid, gold, hot } = plate.colours;
  let grid = '';
  for (let i = 1; i < 6; i++) {
    const x = short(98 * Math.sin((i * Math.PI) / 12));
    grid += `M0-98A${x} 98 0 0 0 0 98A${x} 98 0 0 0 0-98`;
  }
  for (let i = -4; i < 5; i++) {
    const y = i * 21;
    const x = Math.sqrt(98 * 98 - y * y);
    grid += `M${short(-x)} ${y}Q0 ${y + 14} ${short(x)} ${y}`;
  }
  plate
    .line('M-84-84A118 118 0 1 0 96 70', gold, 9)
    .line('M0 116V132M-40 136H40', ink, 10)
    .circle(0, 0, 98, light, plate.contour())
    .line(grid, mid, 1.6)
    .path('M0-98A98 98 0 0 1 0 98A70 98 0 0 0 0-98Z', plate.hatch(90, 5, 1.6), { opacity: 0.55 })
    .path(
      'M-60-50C-30-74 0-60 8-40C14-20-18-16-24 8C-40 4-66-20-60-50ZM10 10C36 0 62 14 56 44C44 66 24 72 18 50C16 36 0 26 10 10Z',
      mid,
      plate.contour(2),
    )
    .line('M-40-36C0-100 60-40 36 34', hot, 4, { strokeDasharray: '9 6' })
    .circle(-40, -36, 8, hot, plate.contour(2))
    .circle(36, 34, 8, hot, plate.contour(2));
}

/** A microphone on its stand. */
export function mic(plate: Plate): void {
  const { ink, light, hot } = plate.colours;
  plate
    .line('M0 40V140', ink, 9)
    .line('M-56 140H56', ink, 11, roundEnds)
    .line('M-52-20V-4C-52 58 52 58 52-4V-20', ink, 9, roundEnds)
    .rect(-36, -112, 72, 130, light, { ...plate.contour(), rx: 36 })
    .rect(-36, -112, 72, 130, plate.hatch(45, 7, 1.6), { rx: 36 })
    .rect(-36, -112, 72, 130, plate.hatch(135, 7, 1.6), { rx: 36 })
    .rect(-40, -40, 80, 14, hot, plate.contour(2));
}

/** Two speech bubbles. */
export function talk(plate: Plate): void {
  const { ink, light, mid } = plate.colours;
  const first = 'M-110-90H60V20H-30L-64 56V20H-110Z';
  plate
    .path(first, mid, plate.contour())
    .path(first, plate.hatch(30, 6, 1.2), { opacity: 0.6 })
    .path('M-30-26H120V74H84V106L48 74H-30Z', light, plate.contour())
    .line('M-8 6H96M-8 26H76M-8 46H88', ink, 6)
    .circle(-74, -40, 9, light)
    .circle(-46, -40, 9, light);
}

/** Rising bars and a line. */
export function chart(plate: Plate, random: Random): void {
  const { ink, light, mid, hot } = plate.colours;
  plate.rect(-116, -96, 232, 192, light, plate.contour()).rect(-116, -96, 232, 192, plate.hatch(0, 12, 0.8, mid));
  for (let bar = 0; bar < 6; bar++) {
    const height = 30 + bar * 14 + random.int(-12, 20);
    plate
      .rect(-98 + bar * 34, 82 - height, 24, height, bar === 4 ? hot : mid, plate.contour(2))
      .rect(-86 + bar * 34, 82 - height, 12, height, plate.hatch(60, 5, 1.4));
  }
  plate.line('M-90 4L-50-14L-20 0L14-36L50-44L92-76', ink, 5, { strokeLinejoin: 'round' }).line('M-116 84H116', ink, 4);
}

/** A steaming cup on its saucer. */
export function cup(plate: Plate): void {
  const { ink, light, mid, hot } = plate.colours;
  plate
    .ellipse(0, 74, 116, 22, ink, { opacity: 0.3, transform: 'translate(6 8)' })
    .ellipse(0, 70, 116, 22, light, plate.contour())
    .ellipse(0, 66, 78, 13, plate.hatch(0, 4, 1, mid))
    .line('M68-34C124-48 124 38 58 34', ink, 18)
    .line('M68-34C124-48 124 38 58 34', light, 11)
    .path('M-80-54H80C80 20 54 66 0 66S-80 20-80-54Z', light, plate.contour())
    .path('M-10-54H80C80 20 54 66 0 66C30 40 20-10-10-54Z', plate.hatch(70, 5, 1.4), { opacity: 0.7 })
    .ellipse(0, -54, 80, 17, mix(mid, ink, 0.5), plate.contour())
    .line('M-60-16C-30-4 30-4 60-16', hot, 5)
    .line('M-24-84C-38-104-10-114-24-136M16-84C2-104 30-114 16-136', mid, 4, roundEnds);
}

/** A loudhailer. */
export function horn(plate: Plate): void {
  const { light, mid, gold, hot } = plate.colours;
  plate
    .path('M-96-24L60-92V92L-96 32Z', light, plate.contour())
    .path('M-96 8L60 20V92L-96 32Z', plate.hatch(10, 5, 1.5))
    .rect(-120, -28, 34, 64, hot, plate.contour())
    .ellipse(60, 0, 22, 92, mid, plate.contour())
    .ellipse(60, 0, 22, 92, plate.hatch(0, 5, 1.2))
    .path('M-66 38L-46 108H-14L-30 46Z', gold, plate.contour())
    .line('M98-50L130-70M104 0H142M98 50L130 70', hot, 8, roundEnds);
}
