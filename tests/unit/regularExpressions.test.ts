import { expect, test } from 'vitest';
import { filesBelow, read } from '../fixtures/sources.ts';
import { type Expression, expressionsIn, slowness } from '../fixtures/unit/expressions.ts';

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
