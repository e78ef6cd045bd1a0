import * as z from 'zod/mini';
import type { Values } from '#components/forms/descriptions/fieldDescription.ts';
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

/** Reads a stored draft. Returns undefined where there is none, or where the text is not a draft. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    return text === null ? undefined : draftSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** The draft of an application as it is stored: the fields that drafts keep and no others. */
export const serialiseDraft = (values: Values): string => JSON.stringify(draftSchema.safeParse(values).data);
