import { cycle, type Random } from '#components/ornament/engraving/random.ts';
import { mix } from '#scripts/art/inks.ts';
import { type Plate, roundEnds, roundPen } from '#scripts/art/plate.ts';
import { stampRosette } from '#scripts/art/stamp.ts';

const SHEET = 'M-80-112H50L84-78V112H-80Z';

/** A form of four questions; `ticked` answers the first three. */
function form(plate: Plate, ticked: boolean): void {
  const { ink, light, tint, mid, hot } = plate.colours;
  plate
    .path(SHEET, ink, { opacity: 0.3, transform: 'translate(9 10)' })
    .path(SHEET, light, plate.contour())
    .path('M50-112V-78H84Z', tint, plate.contour(2))
    .rect(-58, -90, 66, 14, mid)
    .rect(-58, -90, 66, 14, plate.hatch(60, 4, 1));
  let [boxes, answers, ticks] = ['', '', ''];
  for (let row = 0; row < 4; row++) {
    const y = -48 + row * 38;
    const first = cycle([82, 70, 86, 54], row);
    const second = cycle([60, 84, 44, 72], row);
    boxes += `M-58 ${y}h22v22h-22z`;
    answers += `M-22 ${y + 6}h${first}M-22 ${y + 17}h${second}`;
    if (row < 3) ticks += `M-55 ${y + 10}l7 8l16-24`;
  }
  plate.line(boxes, ink, 3).line(answers, mid, 4);
  if (ticked) plate.line(ticks, hot, 6, roundPen);
}

/** A checklist. */
export function sheet(plate: Plate): void {
  form(plate, true);
}

/** A checklist under a magnifying glass. */
export function lens(plate: Plate): void {
  const { ink, gold, light, tint, mid, hot } = plate.colours;
  form(plate, false);
  plate
    .line('M62 66L110 114', ink, 24, roundEnds)
    .line('M66 70L108 112', gold, 12, roundEnds)
    .circle(26, 30, 54, ink)
    .circle(26, 30, 46, mix(light, tint, 0.6))
    .circle(26, 30, 46, plate.hatch(45, 5, 1, mid))
    .line('M0 20h52M0 36h40', hot, 8);
}

/** A closed envelope. */
export function mail(plate: Plate): void {
  const { ink, light, tint, mid, hot } = plate.colours;
  plate
    .rect(-116, -70, 232, 150, ink, { opacity: 0.3, transform: 'translate(8 10)' })
    .rect(-116, -70, 232, 150, light, plate.contour())
    .path('M-116 80L-26 0H26L116 80Z', tint, plate.contour(2))
    .path('M-116-70L0 26L116-70Z', mix(light, tint, 0.5), plate.contour())
    .path('M-116-70L0 26L116-70Z', plate.hatch(0, 5, 1.1, mid))
    .circle(0, 14, 26, hot, plate.contour(2))
    .line('M-10 14L-2 23L13 4', light, 6, roundPen);
}

/** A calendar with one day marked. */
export function date(plate: Plate, random: Random): void {
  const { ink, light, tint, hot, gold } = plate.colours;
  plate
    .rect(-96, -86, 192, 186, ink, { opacity: 0.3, transform: 'translate(8 10)' })
    .rect(-96, -86, 192, 186, light, plate.contour())
    .rect(-96, -86, 192, 46, hot, plate.contour())
    .rect(-96, -86, 192, 46, plate.hatch(0, 5, 1), { opacity: 0.35 })
    .line('M-50-104v34M50-104v34', ink, 10, roundEnds);
  const marked = random.int(4, 14);
  const place = (day: number) => `M${-80 + (day % 5) * 34} ${-26 + Math.floor(day / 5) * 30}h24v20h-24z`;
  const days = Array.from({ length: 20 }, (_, day) => (day === marked ? '' : place(day)));
  plate.path(days.join(''), tint).path(place(marked), gold, plate.contour(2));
}

/** An identity card. */
export function card(plate: Plate, random: Random): void {
  const { ink, light, tint, mid, hot } = plate.colours;
  plate.group(`rotate(${random.int(-7, 5)})`, () => {
    plate
      .rect(-128, -80, 256, 160, ink, { opacity: 0.3, transform: 'translate(8 10)', rx: 10 })
      .rect(-128, -80, 256, 160, light, { ...plate.contour(), rx: 10 })
      .rect(-108, -58, 82, 104, tint, plate.contour(2))
      .rect(-108, -58, 82, 104, plate.hatch(0, 4, 0.9, mid))
      .circle(-67, -18, 20, ink)
      .path('M-104 46C-102 18-84 10-67 10S-32 18-30 46Z', ink)
      .rect(-4, -54, 110, 13, ink)
      .rect(-4, -26, 76, 8, mid)
      .rect(-4, -10, 98, 8, mid)
      .rect(-4, 6, 62, 8, mid);
    stampRosette(plate, 84, 40, 26, hot, 2, 'm');
    plate.line('M-108 62h150', ink, 3, { strokeDasharray: '3 2' });
  });
}

/** A delegate's badge on its ribbon. */
export function badge(plate: Plate): void {
  const { ink, light, mid, hot } = plate.colours;
  plate
    .line('M-40-150C-30-90-12-70 0-58C12-70 30-90 40-150', hot, 13)
    .rect(-10, -66, 20, 18, ink)
    .rect(-76, -48, 152, 184, ink, { opacity: 0.3, transform: 'translate(8 10)' })
    .rect(-76, -48, 152, 184, light, plate.contour())
    .rect(-76, -48, 152, 44, mid, plate.contour(2))
    .rect(-76, -48, 152, 44, plate.wave(5, 1, light, 2))
    .rect(-52, 20, 104, 16, ink)
    .rect(-52, 46, 76, 9, mid)
    .rect(-52, 64, 90, 9, mid);
  stampRosette(plate, 36, 104, 24, hot, 2, 'm');
}

/** A folder with papers. */
export function file(plate: Plate): void {
  const { ink, light, mid, gold } = plate.colours;
  plate
    .path('M-118-76H-40L-18-50H118V96H-118Z', mid, plate.contour())
    .rect(-92, -92, 170, 120, light, { ...plate.contour(2), transform: 'rotate(-4)' })
    .line('M-70-64l120-8M-68-44l92-6', ink, 5)
    .path('M-118-22H118V96H-118Z', gold, plate.contour())
    .rect(-118, -22, 236, 118, plate.hatch(0, 5, 1.1, mix(gold, ink, 0.5)))
    .rect(-40, 14, 80, 42, light, plate.contour(2))
    .line('M-26 30h52M-26 42h34', ink, 4);
}

/** A notebook and a pencil. */
export function pens(plate: Plate): void {
  const { ink, light, mid, gold, hot } = plate.colours;
  plate
    .rect(-100, -90, 170, 200, ink, { opacity: 0.3, transform: 'translate(9 9)' })
    .rect(-100, -90, 170, 200, mid, plate.contour())
    .rect(-100, -90, 26, 200, ink)
    .rect(-60, -60, 112, 54, light, plate.contour(2))
    .line('M-44-42h78M-44-26h52', ink, 4)
    .rect(-74, -90, 144, 200, plate.hatch(135, 7, 0.9), { opacity: 0.5 })
    .line('M110-96L66 82', ink, 19, roundEnds)
    .line('M110-96L72 60', hot, 12, roundEnds)
    .path('M76 56L62 52L62 84Z', gold, plate.contour(1.5));
}
