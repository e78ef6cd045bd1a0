import { zodResolver } from '@hookform/resolvers/zod';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { type FieldValues, type Path, type PathValue, useForm } from 'react-hook-form';
import { toast } from 'sonner';
import type { ZodMiniType } from 'zod/mini';
import type { CaptchaHandle } from '#components/fields/captcha/Captcha.tsx';
import type { ContactForm } from '#content/forms/forms.ts';
import { type Outcome, postForm } from './postForm.ts';

/** Toasts stay this long (specification 9); the loading one stays until it is dismissed. */
const SUCCESS_MS = 2000;
const ERROR_MS = 4000;

type Options<Values extends FieldValues> = {
  /** Rules of the fields; its output is trimmed and tidied. */
  schema: ZodMiniType<Values, Values>;
  url: string;
  /** The body of the POST. */
  payload: (values: Values, reCaptcha: string) => object;
  toasts: ContactForm['toasts'];
  /** What comes after success, with what was sent; the form counts as busy until then. */
  onAccepted?: (values: Values) => Promise<void>;
};

/** What the visitor reads when a form was not accepted. */
function failureText(outcome: Exclude<Outcome, { kind: 'accepted' }>, toasts: ContactForm['toasts']): string {
  if (outcome.kind === 'refused') return outcome.message ?? toasts.failure;
  return outcome.reason === 'network' ? toasts.failure : toasts[outcome.reason];
}

/**
 * The way of both forms from the button to the reply (specification 4 and 8): the captcha's token is read and its widget
 * reset, the fields are checked, one request is sent, and a toast tells how it went.
 */
export function useSubmission<Values extends FieldValues>(options: Options<Values>) {
  const { schema, url, payload, toasts, onAccepted } = options;
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLDivElement>(null);
  const captchaRef = useRef<CaptchaHandle>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  // No default values: they would overwrite what was typed before hydration. The inputs' own defaults serve instead.
  const { register, handleSubmit, setValue, clearErrors, reset, formState } = useForm<Values, unknown, Values>({
    resolver: zodResolver(schema),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  const { errors, submitCount } = formState;

  useEffect(() => {
    // Not earlier: until then the browser's own checks serve.
    if (formRef.current) formRef.current.noValidate = true;
  }, []);
  useEffect(() => {
    if (submitCount > 0) summaryRef.current?.focus();
  }, [submitCount]);

  async function send(values: Values, token: string) {
    setBusy(true);
    const saving = toast.loading(toasts.saving);
    const outcome = await postForm(url, payload(values, token));
    if (outcome.kind === 'unreachable') console.error(`${url} could not be reached.`, outcome.error);
    if (outcome.kind !== 'unreachable' || outcome.reason !== 'offline') captchaRef.current?.spend(token);
    if (outcome.kind === 'accepted') {
      toast.success(toasts.success, { id: saving, duration: SUCCESS_MS });
      reset();
      await onAccepted?.(values);
    } else {
      toast.dismiss(saving);
      toast.error(failureText(outcome, toasts), { duration: ERROR_MS });
    }
    setBusy(false);
  }

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // A ref, since a double click comes before the next render.
    if (running.current) return;
    running.current = true;
    const token = captchaRef.current?.take() ?? '';
    try {
      await handleSubmit((values) => send(values, token))(event);
    } finally {
      running.current = false;
    }
  }

  /** Sets a field for the visitor. */
  const change = <Name extends Path<Values>>(name: Name, value: PathValue<Values, Name>) => {
    setValue(name, value);
    clearErrors(name);
  };
  /** Ties a field to the form; editing it clears its error (specification 4). */
  const field = (name: Path<Values>) => ({
    ...register(name, { onChange: () => clearErrors(name) }),
    error: messageOf(errors[name]),
  });
  const problems = Object.entries(errors).map(([name, error]) => ({ name, message: messageOf(error) ?? '' }));

  return { formRef, summaryRef, captchaRef, busy, onSubmit, problems, register, field, change };
}

/** What `SendableForm` needs of it. */
export type Submission = Omit<ReturnType<typeof useSubmission>, 'register' | 'field' | 'change'>;

/** Both forms are flat: every error is a message. */
function messageOf(error: unknown): string | undefined {
  const hasMessage = typeof error === 'object' && error !== null && 'message' in error;
  return hasMessage && typeof error.message === 'string' ? error.message : undefined;
}
