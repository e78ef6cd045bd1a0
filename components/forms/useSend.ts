import { type FormEvent, type RefObject, useState, useTransition } from 'react';
import { flushSync } from 'react-dom';
import { useFormContext } from 'react-hook-form';
import type { Toaster } from 'sonner';
import { nextPaint } from '#components/dom/nextPaint.ts';
import type { CaptchaHandle } from '#components/fields/captcha/Captcha.tsx';
import type { ContactForm } from '#content/forms/forms.ts';
import { type Descriptions, payloadOf, type Values } from './descriptions/fieldDescription.ts';

export type OnAccepted = (values: Values, payload: ReturnType<typeof payloadOf>) => Promise<void>;

type Options = {
  fields: Descriptions;
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

  /** Fetches what sends the form, and gives the toasts their place, without which one is lost. */
  async function prepare() {
    const { Toaster } = await import('./sending/sendForm.ts');
    flushSync(() => setToaster(() => Toaster));
  }
  async function send(values: Values, token: string) {
    await prepare();
    const { sendForm } = await import('./sending/sendForm.ts');
    const payload = payloadOf(fields, values, token);
    const outcome = await sendForm(url, payload, toasts);
    if (outcome.kind !== 'unreachable' || outcome.reason !== 'offline') captcha.current?.spend(token);
    if (outcome.kind !== 'accepted') return;
    reset();
    await onAccepted?.(values, payload);
  }
  return {
    toaster,
    isSending,
    /** What sends the form could not be fetched, or has thrown; the next press tries again. */
    hasFailed,
    /** For when the visitor comes to the form. A failure is told when it is sent. */
    warmUp() {
      if (!toaster)
        nextPaint()
          .then(prepare)
          .catch(() => undefined);
    },
    submit(event: FormEvent<HTMLFormElement>) {
      event.preventDefault();
      if (isSending) return;
      const token = captcha.current?.take() ?? '';
      startSending(async () => {
        // The button answers before the form is checked.
        await nextPaint();
        try {
          await handleSubmit((values) => send(values, token))(event);
          setHasFailed(false);
        } catch (error) {
          console.error('The form could not be sent.', error);
          setHasFailed(true);
        }
      });
    },
  };
}
