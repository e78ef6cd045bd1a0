import * as z from 'zod/mini';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';

/** Drafts contain unfinished answers, so any text. A field of a draft that can't be read counts as empty. */
const draftSchema = z.object(
  Object.fromEntries(
    membershipFields.flatMap(({ name, draft, initial }) =>
      draft === false ? [] : [[name, z.catch(draft ? z.enum(draft) : z.string(), String(initial ?? ''))] as const],
    ),
  ),
);

export type Draft = Record<string, string>;

/** The fields that drafts keep, of a form's values or of what is stored; undefined for what is neither. */
export const draftOf = (values: unknown): Draft | undefined => draftSchema.safeParse(values).data;
