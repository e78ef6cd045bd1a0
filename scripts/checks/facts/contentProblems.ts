import { readdirSync, readFileSync } from 'node:fs';
import { figures } from '#content/figures/index.ts';
import { readEntry } from '#content/schema/entries/entry.server.ts';
import { exceptionsSchema, figuresIn, proseProblems } from './proseProblems.ts';

const EXCEPTIONS = 'content/figures/exceptions.yaml';
/** Schemas are code; the register has the figures itself. */
const NO_PROSE = /\.server\.ts$|^(figures|schema|pictures)\//;

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
    .filter((name) => /\.(md|yaml|ts)$/.test(name) && !NO_PROSE.test(name))
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
