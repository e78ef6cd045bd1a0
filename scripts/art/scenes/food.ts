import { cycle, type Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { at, type Plate } from '#scripts/art/plate.ts';

/** A champagne flute; x, y is the middle of its foot. */
export function drawFlute(plate: Plate, random: Random, x: number, y: number, scale: number): void {
  const { ink, light, gold, hot } = plate.colours;
  plate.group(at(x, y, scale), () => {
    plate
      .path('M-15-92H15L9-40Q7-26 0-26T-9-40Z', light, { stroke: ink, strokeWidth: 2 })
      .path(`M-13-${random.int(58, 78)}H13L8-40Q6-30 0-30T-8-40Z`, random.pick([gold, gold, hot]))
      .line('M0-26V0M-16 1H16', ink, 2.6)
      .line('M-8-84L-4-44', ink, 1.4);
  });
}

/** A bottle; x, y is the middle of its foot. */
export function drawBottle(plate: Plate, x: number, y: number, scale: number, colour: string): void {
  const { ink, light, mid, gold } = plate.colours;
  plate.group(at(x, y, scale), () => {
    plate
      .path('M-11-190H11V-134C11-118 30-112 30-92V0H-30V-92C-30-112-11-118-11-134Z', colour, {
        stroke: ink,
        strokeWidth: 3,
      })
      .path('M4-190H11V-134C11-118 30-112 30-92V0H8Z', plate.hatch(90, 4, 1.4), { opacity: 0.8 })
      .rect(-30, -72, 60, 46, light, { stroke: ink, strokeWidth: 2 })
      .rect(-20, -60, 40, 6, ink)
      .rect(-20, -46, 28, 5, mid)
      .rect(-12, -196, 24, 20, gold, { stroke: ink, strokeWidth: 2 });
  });
}

/** A small pastry; `kind` chooses its topping. */
function drawCanape(plate: Plate, x: number, y: number, kind: number, scale = 1): void {
  const { ink, gold, hot, mid, light } = plate.colours;
  plate.group(at(Math.trunc(x), Math.trunc(y), scale), () => {
    plate
      .path('M-16-2V7a16 6 0 0 0 32 0V-2Z', mix(gold, ink, 0.25), { stroke: ink, strokeWidth: 1.6 })
      .ellipse(0, -2, 16, 6, gold, { stroke: ink, strokeWidth: 1.6 })
      .ellipse(0, -6, 11, 6, cycle([hot, mid, light], kind), { stroke: ink, strokeWidth: 1.4 })
      .line('M2-8L8-26', ink, 2)
      .circle(9, -28, 3.4, kind % 2 ? hot : mid);
  });
}

/** A plate of canapés. */
export function drawPlatter(plate: Plate, x: number, y: number, scale: number): void {
  const { ink, light, mid } = plate.colours;
  plate.group(at(x, y, scale), () => {
    plate
      .ellipse(4, 10, 150, 40, ink, { opacity: 0.25 })
      .ellipse(0, 0, 150, 40, light, { stroke: ink, strokeWidth: 2.5 })
      .ellipse(0, -2, 132, 31, plate.hatch(0, 5, 1, mid));
    for (let i = 0; i < 9; i++) {
      const angle = i * 0.698 + 0.3;
      drawCanape(plate, 92 * Math.cos(angle), 19 * Math.sin(angle) - 6, i);
    }
    for (let i = 0; i < 3; i++) drawCanape(plate, -36 + i * 36, -8, i + 1);
  });
}

/** A cake stand of three tiers. */
export function drawStand(plate: Plate, x: number, y: number, scale: number): void {
  const { ink, light, gold } = plate.colours;
  const tiers = [
    { y: -20, half: 130, pieces: 5 },
    { y: -95, half: 98, pieces: 4 },
    { y: -165, half: 66, pieces: 3 },
  ];
  plate.group(at(x, y, scale), () => {
    plate.line('M0 0V-230', ink, 6).circle(0, -236, 9, gold, { stroke: ink, strokeWidth: 2 });
    tiers.forEach((tier, index) => {
      const { half, pieces } = tier;
      for (let i = 0; i < pieces; i++) {
        const left = -half + 26 + (i * (2 * half - 52)) / (pieces - 1);
        drawCanape(plate, left, tier.y - 12, i + index, 1.15);
      }
      plate
        .path(`M${-half} ${tier.y}H${half}L${half - 14} ${tier.y + 12}H${-half + 14}Z`, light, {
          stroke: ink,
          strokeWidth: 2.4,
        })
        .path(`M0 ${tier.y}H${half}L${half - 14} ${tier.y + 12}H0Z`, plate.hatch(60, 4, 1.2));
    });
    plate.path('M-40 0H40L26-12H-26Z', gold, { stroke: ink, strokeWidth: 2 });
  });
}

/** A teapot. */
export function drawPot(plate: Plate, x: number, y: number, scale: number): void {
  const { ink, light, mid, gold, hot } = plate.colours;
  plate.group(at(x, y, scale), () => {
    plate
      .line('M-60-70C-110-76-104-12-54-20', ink, 16)
      .line('M-60-70C-110-76-104-12-54-20', gold, 9)
      .path('M52-34C84-40 78-80 108-96L118-82C98-64 104-16 56-8Z', light, { stroke: ink, strokeWidth: 3 })
      .path('M-66-50C-66-100 66-100 66-50C66 4 40 10 0 10S-66 4-66-50Z', light, { stroke: ink, strokeWidth: 3 })
      .path('M6-88C66-84 66-60 66-50C66 4 40 10 0 10C40-20 30-66 6-88Z', plate.hatch(70, 5, 1.4), { opacity: 0.8 })
      .path('M-40-84C-30-104 30-104 40-84Z', mid, { stroke: ink, strokeWidth: 2.4 })
      .circle(0, -106, 9, hot, { stroke: ink, strokeWidth: 2 })
      .line('M-60-36C-20-22 20-22 60-36', hot, 5);
  });
}
