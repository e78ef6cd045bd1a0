import { expect, test } from 'vitest';
import { isAnswered, soughtWords } from '#components/sections/search/question.ts';

test.each([
  ['How much does it cost?', 'much cost'],
  ['who is a PEP', 'PEP'],
  ['what to do', 'what to do'],
])('the question “%s” seeks “%s”', (question, sought) => expect(soughtWords(question).join(' ')).toBe(sought));

test.each([
  ['What does it COST?', true],
  ['membership fees', true],
  ['money back', true],
  ['money', false],
  ['the fee of HMRC', false],
  ['membership', false],
])('an answer about the fee answers “%s”: %s', (question, answers) =>
  expect(isAnswered(question, { keywords: 'cost, fee, money back', beside: 'membership year' })).toBe(answers),
);
