import { expect, test } from 'vitest';
import { partInView } from '#components/sections/guides/partInView.ts';

test.each([
  ['the first before any heading has reached the line', [400, 900, 1500], false, 0],
  ['the one whose heading has passed the line', [-200, 250, 900], false, 1],
  ['the one whose heading is on the line', [-200, 300, 900], false, 1],
  ['the last at the end of the page, though its heading is below the line', [-900, 350, 700], true, 2],
])('the current section is %s', (_, tops, atEnd, part) => expect(partInView(tops, 300, atEnd)).toBe(part));
