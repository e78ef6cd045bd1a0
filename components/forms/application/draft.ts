import * as z from 'zod/mini';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';

/** Drafts contain unfinished answers, so any text. A field of a draft that can't be read counts as empty. */
const draftSchema = z.object(
  Object.fromEntries(
    membershipFields.flatMap(({ name, accepts, draft, initial = '' }) => {
      const text = Array.isArray(accepts) ? z.enum(accepts) : z.string();
      return draft === false ? [] : [[name, z.catch(text, String(initial))] as const];
    }),
  ),
);

/** The fields that drafts keep, of a form's values or of what is stored; undefined for what is neither. */
export const draftOf = (values: unknown): Record<string, string> | undefined => draftSchema.safeParse(values).data;
