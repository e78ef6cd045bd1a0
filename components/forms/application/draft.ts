import * as z from 'zod/mini';
import { initialValues, membershipFields } from '#components/forms/descriptions/membershipFields.ts';

/**
 * Drafts contain unfinished answers, so any text. A field of a draft that can't be read counts as
 * empty.
 */
const draftSchema = z.object(
  Object.fromEntries(
    membershipFields.flatMap(({ name, accepts, draft, initial = '' }) => {
      const text = Array.isArray(accepts) ? z.literal(accepts) : z.string();
      return draft === false ? [] : [[name, z.catch(text, String(initial))] as const];
    }),
  ),
);

export type Draft = Record<string, string>;

/**
 * The fields that drafts keep, of a form's values or of what is stored; undefined for what is
 * neither.
 */
export const draftOf = (values: unknown): Draft | undefined => draftSchema.safeParse(values).data;

/**
 * Joins what a form shows, and showed `before`, with the draft that another tab may have stored.
 * What was changed here is newer; what is empty here is `missing`.
 */
export function joinDrafts(shown: Draft, before: Draft, stored: Draft = {}): { draft: Draft; missing: Draft } {
  const draft: Draft = {};
  const missing: Draft = {};
  for (const [name, value] of Object.entries(shown)) {
    const kept = value === before[name] ? (stored[name] ?? value) : value;
    draft[name] = kept;
    if (value === before[name] && value === initialValues[name] && kept !== value) missing[name] = kept;
  }
  return { draft, missing };
}
