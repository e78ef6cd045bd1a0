import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useId, useMemo, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { CaptchaHandle } from '#components/fields/captcha/Captcha.tsx';
import { cityFinder } from '#components/fields/city/city.ts';
import { useCities } from '#components/fields/city/useCities.ts';
import {
  type FieldDescription,
  payloadOf,
  schemaOf,
  type Value,
  type Values,
} from './descriptions/fieldDescription.ts';
import { type Outcome, postForm } from './postForm.ts';

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
  const summaryRef = useRef<HTMLDivElement>(null);
  const captchaRef = useRef<CaptchaHandle>(null);
  const sending = useRef(false);
  const cities = useCities();
  const findCity = useMemo(() => cityFinder(cities), [cities]);
  const schema = useMemo(() => schemaOf(fields, messages, findCity), [fields, messages, findCity]);
  // No default values: they would overwrite what was typed, or restored, before hydration. The inputs have defaults of their
  // own.
  const { register, handleSubmit, getValues, setValue, setFocus, subscribe, clearErrors, reset, formState } = useForm<
    Values,
    unknown,
    Values
  >({ resolver: zodResolver(schema), reValidateMode: 'onSubmit', shouldFocusError: false });
  const { errors, submitCount, isSubmitting } = formState;
  const idOf = (name: string) => `${formId}-${name}`;

  useEffect(() => {
    // Not earlier: until hydration the browser validates the fields.
    if (formRef.current) formRef.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (submitCount > 0) summaryRef.current?.focus();
  }, [submitCount]);

  async function send(values: Values, token: string) {
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
    const token = captchaRef.current?.take() ?? '';
    try {
      await handleSubmit((values) => send(values, token))(event);
    } finally {
      sending.current = false;
    }
  }

  /** Sets a field on the visitor's behalf. */
  const change = (name: string, value: Value) => {
    setValue(name, value);
    clearErrors(name);
  };
  /** Registers a field with the form; editing it clears its error (specification 4). */
  const field = (name: string) => ({
    ...register(name, { onChange: () => clearErrors(name) }),
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
    summaryRef,
    captchaRef,
    cities,
    findCity,
    isSubmitting,
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
