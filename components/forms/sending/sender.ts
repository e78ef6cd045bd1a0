import { zodResolver } from '@hookform/resolvers/zod';
import type { Resolver } from 'react-hook-form';
import { toast } from 'sonner';
import { cityListInTime } from '#components/fields/city/cityList.ts';
import type { Description, Values } from '#components/forms/descriptions/fieldDescription.ts';
import { schemaOf } from '#components/forms/descriptions/schema.ts';
import type { ContactForm } from '#content/forms/forms.ts';
import { type Outcome, postForm } from './postForm.ts';

/**
 * What a form needs only once it is used: one chunk, which compresses better than several.
 * SendableForm.tsx imports it when the form is first used, and hands it down.
 */
export { default as HCaptcha } from '@hcaptcha/react-hcaptcha';
export { Toaster } from 'sonner';
export { cityList } from '#components/fields/city/cityList.ts';

/** How long toasts are shown (specification 9); the loading one until it is dismissed. */
const SUCCESS_MS = 2000;
const ERROR_MS = 4000;
/**
 * The number of characters read in `ERROR_MS`, at 15 a second; longer texts are shown longer.
 * Adults read 24 a second (238 words a minute: Brysbaert 2019,
 * https://doi.org/10.1016/j.jml.2019.104047), and have to find the toast first.
 */
const READ_IN_TIME = 60;

type ToastWords = ContactForm['toasts'];

/**
 * Checks the values of a form by the rules of its fields, before a deadline.
 */
export const formResolver =
  (
    fields: readonly Description[],
    words: Parameters<typeof schemaOf>[1],
    deadline: AbortSignal,
  ): Resolver<Values, unknown, Values> =>
  async (values, ...rest) => {
    // The list is there already where the visitor came to the field.
    const cities = values.city ? await cityListInTime(deadline) : undefined;
    return zodResolver(schemaOf(fields, words, cities?.findCity))(values, ...rest);
  };

/** What the visitor reads when a form was not accepted. */
function failureText(outcome: Exclude<Outcome, { kind: 'accepted' }>, words: ToastWords): string {
  if (outcome.kind === 'refused') return outcome.message ?? words.failure;
  return outcome.reason === 'network' ? words.failure : words[outcome.reason];
}

/**
 * Sends a form before a deadline, and shows a toast meanwhile and one with the outcome.
 * Never throws.
 */
export async function sendForm(
  url: string,
  payload: object,
  words: ToastWords,
  deadline: AbortSignal,
): Promise<Outcome> {
  const saving = toast.loading(words.saving);
  const outcome = await postForm(url, payload, { signal: deadline });
  if (outcome.kind === 'unreachable') console.error(`${url} could not be reached.`, outcome.error);
  if (outcome.kind === 'accepted') toast.success(words.success, { id: saving, duration: SUCCESS_MS });
  else {
    toast.dismiss(saving);
    const text = failureText(outcome, words);
    toast.error(text, { duration: ERROR_MS * Math.max(1, text.length / READ_IN_TIME) });
  }
  return outcome;
}
