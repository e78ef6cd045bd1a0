import { dayFormat, longDay } from '#content/shared/dates.ts';
import { capitalise, formatMoney } from '#content/shared/text.ts';
import { type Figure, type InForce, isPeriod, type Unit } from './schema.server.ts';

const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')];

/** The words of numbers above zero. */
export const NUMBER_WORDS = [...SMALL.slice(1), ...TENS.slice(2)];

/** A whole number below 100 in words, as prose writes short periods; others keep their figures. */
function inWords(count: number): string {
  if (!Number.isInteger(count) || count >= 100) return inFigures(count);
  const small = SMALL[count];
  return small ?? [TENS[Math.floor(count / 10)], count % 10 ? SMALL[count % 10] : ''].filter(Boolean).join('-');
}

const decimal = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 2 });

/** A number as prose writes it: 1,234; 10.2 million; 1 billion. */
function inFigures(count: number): string {
  if (count >= 1e9) return `${decimal.format(count / 1e9)} billion`;
  if (count >= 1e6) return `${decimal.format(count / 1e6)} million`;
  return decimal.format(count);
}

const calendarDay = dayFormat({ day: 'numeric', month: 'long' });

const withUnit = (count: number, number: string, unit: Unit) =>
  `${number} ${count === 1 ? unit.replace(/s$/, '') : unit}`;

const SIGNS: Partial<Record<Unit, '£' | '€'>> = { pounds: '£', euros: '€' };

/** A value with its unit: £1,234; €3 million; 25%; 30 days; 30 September. */
function formatValue(value: number | string, unit: Unit): string {
  if (typeof value === 'string') return calendarDay(`2028-${value}`);
  const sign = SIGNS[unit];
  if (sign) return value >= 1e6 ? `${sign}${inFigures(value)}` : formatMoney(value, sign);
  return unit === 'percent' ? `${inFigures(value)}%` : withUnit(value, inFigures(value), unit);
}

/** The place in dated values of the one in force on a day; -1 where none is. */
export function indexInForce({ values }: { values: InForce[] }, day: string): number {
  const last = values.findLastIndex(({ from = day }) => from <= day);
  const { until = day } = values[last] ?? {};
  return day <= until ? last : -1;
}

/**
 * Every way in which prose can name a figure (docs/figures.md), e.g. `record-keeping.words`, with
 * its words on a day, e.g. `five years`; none where no value is in force.
 */
export function wordings(
  name: string,
  figure: Pick<Figure, 'unit' | 'values'>,
  day: string,
): [reference: string, text: string][] {
  const index = indexInForce(figure, day);
  const { value, from } = figure.values[index] ?? {};
  if (value === undefined) return [];
  const before = figure.values[index - 1];
  const texts: [form: string, text: string | false | undefined][] = [
    ['', formatValue(value, figure.unit)],
    ['.number', typeof value === 'number' && inFigures(value)],
    ['.from', from && longDay(from)],
    ['.before', before && formatValue(before.value, figure.unit)],
  ];
  if (typeof value === 'number' && isPeriod(figure.unit)) {
    const word = inWords(value);
    const words = withUnit(value, word, figure.unit);
    texts.push(['.word', word], ['.words', words], ['.Word', capitalise(word)], ['.Words', capitalise(words)]);
  }
  return texts.flatMap(([form, text]) => (text ? [[`${name}${form}`, text]] : []));
}
