import { z } from 'zod';
import { text } from './fields.server.ts';

/** The words of a list that is cut into pages; `{page}` and `{count}` stand for the numbers. */
const pagingWords = z.strictObject({
  label: text,
  newer: text,
  older: text,
  position: text,
  /** Name and description of the second page and of those after it. */
  name: text,
  description: text,
});

export type PagingWords = z.output<typeof pagingWords>;
