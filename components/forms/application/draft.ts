import * as z from 'zod/mini';
import type { Values } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';

/** The key under which a draft is stored, only while its box is ticked. */
const KEY = 'membershipDraft';

/** Drafts contain unfinished answers, so any text. */
const anyText = z.string();

/** A field of a draft that can't be read counts as empty. */
const draftSchema = z.object(
  Object.fromEntries(
    membershipFields.flatMap(({ name, draft = anyText, initial }) =>
      draft ? [[name, z.catch(draft, String(initial ?? ''))] as const] : [],
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

/** The draft on this device. Where storage is switched off there is none, and nothing is stored. */
export const draft = {
  load(): Draft | undefined {
    try {
      return parseDraft(localStorage.getItem(KEY));
    } catch {
      return undefined;
    }
  },
  store(values: Values): void {
    try {
      localStorage.setItem(KEY, serialiseDraft(values));
    } catch {
      // As above.
    }
  },
  remove(): void {
    try {
      localStorage.removeItem(KEY);
    } catch {
      // As above.
    }
  },
};
