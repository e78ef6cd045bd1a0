import { analyse } from 'scslre';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { filesBelow, read } from '../fixtures/sources.ts';

type Expression = { file: string; source: string; flags: string };

/** A node of a syntax tree; only regular expressions matter here. */
const isNode = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Calls `visit` for every node of a syntax tree. */
function walk(value: unknown, visit: (node: Record<string, unknown>) => void): void {
  if (Array.isArray(value)) for (const item of value) walk(item, visit);
  else if (isNode(value)) {
    visit(value);
    for (const child of Object.values(value)) walk(child, visit);
  }
}

/** The regular expressions written in a file, and the file's name for each one built at run time. */
function expressionsIn(file: string, code: string): { written: Expression[]; made: string[] } {
  const written: Expression[] = [];
  const made: string[] = [];
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file} can't be read: ${errors[0]?.message}`);
  walk(program, ({ type, regex, callee }) => {
    if (type === 'Literal' && isNode(regex))
      written.push({ file, source: String(regex.pattern), flags: String(regex.flags) });
    const makes = (type === 'NewExpression' || type === 'CallExpression') && isNode(callee) && callee.name === 'RegExp';
    if (makes) made.push(file);
  });
  return { written, made };
}

/**
 * The parts of an expression that take more than linear time on a hostile text: `Self` and `Trade` within one attempt,
 * `Move` by an attempt at every position.
 */
const slowness = ({ source, flags }: Expression) => analyse({ source, flags }).reports;

/** Code that processes text from strangers: everything that runs in a browser or answers a request. */
const TEXT_FROM_STRANGERS = ['components', 'pages', 'public/assets/js', 'scripts/server', 'scripts/outputs/hosting'];
/** Code that processes only this project's own content and build. */
const OWN_TEXT = ['content', 'scripts'];

const fromStrangers = filesBelow(TEXT_FROM_STRANGERS).map((file) => expressionsIn(file, read(file)));
const own = filesBelow(OWN_TEXT).map((file) => expressionsIn(file, read(file)));

test('regular expressions for text from strangers run in linear time', () => {
  const slow = fromStrangers.flatMap(({ written }) => written).filter((one) => slowness(one).length > 0);
  expect(slow).toEqual([]);
});

test('regular expressions for our own content never take exponential time', () => {
  const isExponential = (one: Expression) => slowness(one).some(({ exponential }) => exponential);
  expect(own.flatMap(({ written }) => written).filter(isExponential)).toEqual([]);
});

test('regular expressions for text from strangers are literals, except the one made of the glossary’s terms', () => {
  expect(fromStrangers.flatMap(({ made }) => made)).toEqual(['components/prose/linkTerms.ts']);
});

test('regular expressions of the slow kinds are found', () => {
  const { written, made } = expressionsIn('x.ts', 'const a = /^(a+)+$/; /\\s+$/u.test(b as string); RegExp(c);');
  expect(written.map((one) => slowness(one).map((report) => report.type))).toEqual([['Self'], ['Move']]);
  expect(made).toEqual(['x.ts']);
});
