import { readdirSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import { figures } from '#content/figures/index.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';

/** A regulated figure that a text writes itself: where it stands and what it says. */
export type Finding = { file: string; line: number; figure: string };

const WORDS =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety';
const NUMBER = String.raw`\d+(?:,\d{3})*(?:\.\d+)?`;
const MONTHS = 'January|February|March|April|May|June|July|August|September|October|November|December';

/**
 * What counts as a figure: an amount of money, a percentage, a period of time, and a day that comes every year. Years, the
 * numbers of laws and pages, and words such as "yearly", "half" or "a week" don't.
 */
const FIGURE = new RegExp(
  [
    String.raw`(?:[£€]|\b(?:EUR|GBP) ?)${NUMBER}(?: (?:thousand|million|billion))?`,
    String.raw`\b${NUMBER} ?(?:%|(?:per ?cent|pounds|pence|euros?)\b)`,
    String.raw`\b(?:${NUMBER}|${WORDS})[- ](?:(?:working|business|calendar)[- ])?(?:hour|day|week|month|year)s?\b`,
    String.raw`\b\d{1,2} (?:${MONTHS})\b(?! \d{4})`,
  ].join('|'),
  'gi',
);

/** "One day" and "one year" speak of any day or year. */
const ANY_ONE = /^one (?:day|year)$/i;

/** Addresses, and days with their year, such as those of a law. */
const NO_PROSE = new RegExp(String.raw`https?://\S+|\]\([^)]*\)|\b\d{1,2} (?:${MONTHS}) \d{4}`, 'gi');

/** Comments of a module, and the values that it takes from elsewhere. */
const NO_TEXT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\$\{[^}]*\}/gm;

const blank = (match: string) => match.replace(/[^\n]/g, ' ');

/**
 * The figures that a file of content writes itself.
 *
 * @param source its text; names between braces, addresses and a module's comments are passed over
 */
export function figuresIn(file: string, source: string): Finding[] {
  const texts = file.endsWith('.ts') ? source.replace(NO_TEXT, blank) : source;
  return texts
    .replace(NO_PROSE, blank)
    .split('\n')
    .flatMap((line, index) =>
      (line.match(FIGURE) ?? [])
        .filter((figure) => !ANY_ONE.test(figure))
        .map((figure) => ({ file, line: index + 1, figure })),
    );
}

/** Numbers that look like figures and aren't: examples, experience, the association's own terms. */
const exceptionsSchema = z.strictObject({
  slug: z.string(),
  exceptions: z.array(
    z.strictObject({
      /** The file that says so, from the project's folder. */
      file: z.string(),
      /** Why these are no figures. */
      because: z.string(),
      /** The numbers as the file has them; left out where nothing in the file is a figure. */
      numbers: z.array(z.string()).optional(),
    }),
  ),
});

export type Exceptions = z.output<typeof exceptionsSchema>['exceptions'];

/**
 * What is wrong with the figures of some texts, a sentence each: those outside the register, and exceptions that nothing
 * needs any more.
 */
export function proseProblems(findings: Finding[], exceptions: Exceptions): string[] {
  const excepted = ({ file, numbers }: Exceptions[number], finding: Finding) =>
    file === finding.file && (numbers?.includes(finding.figure) ?? true);
  const outside = findings
    .filter((finding) => !exceptions.some((exception) => excepted(exception, finding)))
    .map(({ file, line, figure }) => `${file}:${line}: ${figure}`);
  const idle = exceptions.flatMap(({ file, because, numbers }) =>
    (numbers ?? [undefined])
      .filter((number) => !findings.some((finding) => finding.file === file && (!number || finding.figure === number)))
      .map((number) => `content/figures/exceptions.yaml: take out ${number ?? because}, which ${file} no longer has.`),
  );
  return [...outside, ...idle];
}

const EXCEPTIONS = 'content/figures/exceptions.yaml';
/** Schemas are code; the register has the figures itself. */
const UNREAD = /\.server\.ts$|^(figures|schema|pictures)\//;

/** The names in a text that can be those of figures: between braces, in quotes, and after `name:`. */
const namesIn = (source: string): string[] =>
  [...source.matchAll(/(?:\{|'|\bname: )([a-z][a-z0-9-]*)/g)].map(([, name = '']) => name);

/**
 * What is wrong with the figures in the site's prose, a sentence each.
 *
 * @throws Error with file, line and field for an error in the list of exceptions
 */
export function contentProblems(): string[] {
  const { exceptions } = readEntry(EXCEPTIONS, readFileSync(EXCEPTIONS, 'utf8'), exceptionsSchema);
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml|json|ts)$/.test(name) && !UNREAD.test(name))
    .sort();
  const texts = files.map((name) => ({ file: `content/${name}`, source: readFileSync(`content/${name}`, 'utf8') }));
  const named = new Set(texts.flatMap(({ source }) => namesIn(source)));
  const unused = Object.keys(figures).filter((name) => !named.has(name));
  return [
    ...proseProblems(
      texts.flatMap(({ file, source }) => figuresIn(file, source)),
      exceptions,
    ),
    ...unused.map((name) => `content/figures: take out ${name}, which no text names.`),
  ];
}
