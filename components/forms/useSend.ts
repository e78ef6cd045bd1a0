import { type FormEvent, type RefObject, useState, useTransition } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Toaster } from 'sonner';
import { nextPaint } from '#components/dom/nextPaint.ts';
import type { CaptchaHandle } from '#components/fields/captcha/Captcha.tsx';
import type { ContactForm } from '#content/forms/forms.ts';
import { type Description, payloadOf, type Values } from './descriptions/fieldDescription.ts';
import { fetchSender } from './sending/fetchSender.ts';

export type OnAccepted = (values: Values, payload: ReturnType<typeof payloadOf>) => Promise<void>;

type Options = {
  fields: readonly Description[];
  url: string;
  toasts: ContactForm['toasts'];
  captcha: RefObject<CaptchaHandle | null>;
  /** Called after success with the values and what was sent of them; no other submit starts before its promise settles. */
  onAccepted: OnAccepted | undefined;
};

/**
 * How both forms are sent (specification 4 and 8): the captcha is reset and its token taken, the fields are checked,
 * one request is sent, and a toast shows the outcome.
 */
export function useSend({ fields, url, toasts, captcha, onAccepted }: Options) {
  const { handleSubmit, reset } = useFormContext<Values>();
  const [toaster, setToaster] = useState<typeof Toaster>();
  // Not react-hook-form's `isSubmitting`: that ends with `reset`, before the next page has replaced this one.
  const [isSending, startSending] = useTransition();
  const [hasFailed, setHasFailed] = useState(false);

  /** Fetches what sends the form, once the browser has answered the visitor. */
  async function prepare() {
    await nextPaint();
    const sender = await fetchSender();
    setToaster(() => sender.Toaster);
    return sender;
  }
  return {
    toaster,
    isSending,
    /** What sends the form could not be fetched, or has thrown; the next submit tries again. */
    hasFailed,
    /** For when the visitor comes to the form. A failure is reported when the form is sent. */
    warmUp() {
      if (!toaster) prepare().catch(() => undefined);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending) return;
      const token = captcha.current?.take() ?? '';
      startSending(async () => {
        try {
          const { sendForm } = await prepare();
          await handleSubmit(async (values) => {
            const payload = payloadOf(fields, values, token);
            const outcome = await sendForm(url, payload, toasts);
            if (outcome.kind !== 'unreachable' || outcome.reason !== 'offline') captcha.current?.spend(token);
            if (outcome.kind !== 'accepted') return;
            reset();
            await onAccepted?.(values, payload);
          })(event);
          setHasFailed(false);
        } catch (error) {
          console.error('The form could not be sent.', error);
          setHasFailed(true);
        }
      });
    },
  };
}
