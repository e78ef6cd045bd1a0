import { type FormEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type Resolver, useForm } from 'react-hook-form';
import type { Toaster } from 'sonner';
import { nextPaint } from '#components/behaviours/nextPaint.ts';
import type { CaptchaHandle } from '#components/fields/captcha/Captcha.tsx';
import { cityFinder } from '#components/fields/city/city.ts';
import { useCities } from '#components/fields/city/useCities.ts';
import { type FieldDescription, payloadOf, type Value, type Values } from './descriptions/fieldDescription.ts';
import type { Outcome } from './sending/postForm.ts';

/** How long toasts are shown (specification 9); the loading one until it is dismissed. */
const SUCCESS_MS = 2000;
const ERROR_MS = 4000;

type ToastWords = { saving: string; success: string; failure: string; offline: string; timeout: string };

type Options<Messages extends Record<string, string>> = {
  fields: readonly FieldDescription<string, Messages>[];
  words: { messages: Messages; toasts: ToastWords };
  url: string;
  /** Called after success with the values and what was sent of them; no other submit starts before its promise settles. */
  onAccepted?: (values: Values, sent: ReturnType<typeof payloadOf>) => Promise<void>;
};

/** What the visitor reads when a form was not accepted. */
function failureText(outcome: Exclude<Outcome, { kind: 'accepted' }>, toasts: ToastWords): string {
  if (outcome.kind === 'refused') return outcome.message ?? toasts.failure;
  return outcome.reason === 'network' ? toasts.failure : toasts[outcome.reason];
}

/**
 * How both forms are sent (specification 4 and 8): the captcha is reset and its token taken, the fields are checked,
 * one request is sent, and a toast shows the outcome.
 */
export function useSubmission<Messages extends Record<string, string>>({
  fields,
  words,
  url,
  onAccepted,
}: Options<Messages>) {
  const { messages, toasts } = words;
  const formId = useId();
  const formRef = useRef<HTMLFormElement>(null);
  const sendRef = useRef<HTMLButtonElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const captchaRef = useRef<CaptchaHandle>(null);
  const sending = useRef(false);
  const { cities, load: loadCities } = useCities();
  const findCity = useMemo(() => cityFinder(cities), [cities]);
  const [toastArea, setToastArea] = useState<typeof Toaster>();

  /** Fetches what sends the form; afterwards the toasts have their place. */
  async function prepare() {
    const { Toaster, toast, postForm, resolverOf } = await import('./sending/sending.ts');
    flushSync(() => setToastArea(() => Toaster));
    return { toast, postForm, resolverOf };
  }
  /** The visitor has come to the form. A failure is told when it is sent. */
  const reach = () => {
    if (!toastArea)
      nextPaint()
        .then(prepare)
        .catch(() => undefined);
  };
  const check: Resolver<Values, unknown, Values> = async (values, ...rest) => {
    const { resolverOf } = await prepare();
    // The list is there already where the visitor came to the field.
    const list = values.city ? await loadCities() : undefined;
    return resolverOf(fields, messages, cityFinder(list))(values, ...rest);
  };
  // No default values: they would overwrite what was typed, or restored, before hydration. The inputs have defaults of their
  // own.
  const { register, handleSubmit, getValues, setValue, setFocus, subscribe, clearErrors, reset, formState } = useForm<
    Values,
    unknown,
    Values
  >({ resolver: check, reValidateMode: 'onSubmit', shouldFocusError: false });
  const { errors, submitCount } = formState;
  const idOf = (name: string) => `${formId}-${name}`;

  useEffect(() => {
    // Not earlier: until hydration the browser validates the fields.
    if (formRef.current) formRef.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (submitCount > 0) summaryRef.current?.focus();
  }, [submitCount]);

  async function send(values: Values, token: string) {
    const { postForm, toast } = await prepare();
    const saving = toast.loading(toasts.saving);
    const payload = payloadOf(fields, values, token);
    const outcome = await postForm(url, payload);
    if (outcome.kind === 'unreachable') console.error(`${url} could not be reached.`, outcome.error);
    if (outcome.kind !== 'unreachable' || outcome.reason !== 'offline') captchaRef.current?.spend(token);
    if (outcome.kind === 'accepted') {
      toast.success(toasts.success, { id: saving, duration: SUCCESS_MS });
      reset();
      await onAccepted?.(values, payload);
    } else {
      toast.dismiss(saving);
      toast.error(failureText(outcome, toasts), { duration: ERROR_MS });
    }
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A ref and not `isSubmitting`: that ends with `reset`, before the next page has replaced this one.
    if (sending.current) return;
    sending.current = true;
    // Not a state: the button answers before React draws the whole form anew.
    sendRef.current?.setAttribute('aria-busy', 'true');
    const token = captchaRef.current?.take() ?? '';
    const island = formRef.current?.closest('[data-island]');
    await nextPaint();
    try {
      await handleSubmit((values) => send(values, token))(event);
      island?.removeAttribute('data-failed');
    } catch (error) {
      console.error('The form could not be sent.', error);
      // Shows how else to reach the association (FormFallback); the next press tries again.
      island?.setAttribute('data-failed', '');
    } finally {
      sending.current = false;
      sendRef.current?.setAttribute('aria-busy', 'false');
    }
  }

  /** Sets a field on the visitor's behalf. */
  const change = (name: string, value: Value) => {
    setValue(name, value);
    clearErrors(name);
  };
  /** Registers a field with the form; editing it clears its error (specification 4). */
  const field = (name: string) => ({
    // Clearing draws the whole form anew, so not for every letter.
    ...register(name, { onChange: () => errors[name] && clearErrors(name) }),
    id: idOf(name),
    error: errors[name]?.message,
  });
  const problems = Object.entries(errors).map(([name, error]) => ({
    name,
    id: idOf(name),
    message: error?.message ?? '',
  }));

  return {
    formRef,
    sendRef,
    summaryRef,
    captchaRef,
    toastArea,
    reach,
    cities,
    findCity,
    loadCities,
    onSubmit,
    problems,
    register,
    field,
    change,
    getValues,
    setFocus,
    subscribe,
  };
}

export type Submission = ReturnType<typeof useSubmission>;
