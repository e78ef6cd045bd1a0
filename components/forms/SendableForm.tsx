import {
  type FormEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
  useState,
  useTransition,
} from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { Button } from '#components/controls/Button.tsx';
import { hook } from '#components/dom/hooks.ts';
import { nextPaint } from '#components/dom/nextPaint.ts';
import { deadlineAfter, withDeadline } from '#components/dom/timeLimit.ts';
import { Captcha, type CaptchaHandle } from '#components/fields/captcha/Captcha.tsx';
import { ErrorMessage } from '#components/fields/Field.tsx';
import type { Sending } from '#content/forms/forms.ts';
import { fill } from '#content/shared/text.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { type Controls, DescribedField, type FormWords } from './DescribedField.tsx';
import {
  currentValues,
  type Description,
  inDisplayOrder,
  payloadOf,
  type Values,
} from './descriptions/fieldDescription.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './form.module.css';
import { Toasts } from './sending/Toasts.tsx';

/** The sending code, imported only here; captcha and City field are given what they need of it. */
const sendingCode = () => import('./sending/sender.ts');
const cityList = async () => (await sendingCode()).cityList();

type Props<Words> = {
  label: string;
  fields: readonly Description[];
  controls: Controls<Words>;
  words: Words;
  sending: Sending;
  /** Where the API takes the form. */
  path: string;
  /** Rendered next to the submit button, e.g. a button to check the answers. */
  besideSubmit?: ReactNode;
  /** Rendered above the fields, e.g. a box to keep a draft. */
  above?: ReactNode;
  /**
   * Called after success with the values and the reference of the API's reply; no other submit
   * starts before its promise settles.
   */
  onAccepted?: (values: Values, reference: string | undefined) => Promise<void>;
};

/**
 * Renders a form from its field descriptions, with the captcha, error summary, submit button and
 * toasts that both forms share.
 */
export function SendableForm<Words extends FormWords>(props: Props<Words>) {
  const { fields, controls, words, above } = props;
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  /** Starts when the form is submitted. */
  const deadline = useRef<AbortSignal>(null);
  // No default values: the inputs have their own, and what was typed or restored before hydration
  // stays.
  const form = useForm<Values, unknown, Values>({
    resolver: async (...given) =>
      (await sendingCode()).formResolver(fields, words, deadline.current ?? deadlineAfter())(...given),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  return (
    <FormProvider {...form}>
      <Form {...props} idOf={idOf} deadline={deadline}>
        {above}
        {inDisplayOrder(fields).map((description) => (
          <DescribedField
            key={description.name}
            id={idOf(description.name)}
            description={description}
            controls={controls}
            words={words}
            cityList={cityList}
          />
        ))}
      </Form>
    </FormProvider>
  );
}

type FormProps = Omit<Props<FormWords>, 'controls' | 'above'> & {
  idOf: (name: string) => string;
  deadline: RefObject<AbortSignal | null>;
  children: ReactNode;
};

const takeFocus = (element: HTMLElement | null) => element?.focus();

/**
 * Submits the form (specification 4 and 8); kept apart from the fields, so that these don't
 * re-render meanwhile. The captcha is reset and its token taken, the fields are checked, one
 * request is sent, and a toast shows the outcome. One deadline of 15 s covers all of it.
 */
function Form(props: FormProps) {
  const { fields, label, words, sending, path, besideSubmit, onAccepted, idOf, deadline, children } = props;
  const { handleSubmit, getValues, setValue, reset } = useFormContext<Values>();
  const element = useRef<HTMLFormElement>(null);
  const captcha = useRef<CaptchaHandle>(null);
  const [sender, setSender] = useState<Awaited<ReturnType<typeof sendingCode>>>();
  // Not react-hook-form's `isSubmitting`: that ends with `reset`, before the next page has replaced
  // this one.
  const [isSending, startSending] = useTransition();
  /** The sending code failed to load, timed out or threw, so nothing was sent. */
  const [hasFailed, setHasFailed] = useState(false);
  /** When the last form was accepted, until the visitor edits or sends the next. */
  const [acceptedAt, setAcceptedAt] = useState('');

  /** Fetches the sending code, after the next paint. */
  const prepare = async () => {
    await nextPaint();
    const loaded = await sendingCode();
    setSender(loaded);
    return loaded;
  };
  /** On first interaction with the form. A failure is reported when the form is sent. */
  const warmUp = () => {
    if (!sender) prepare().catch(() => undefined);
  };
  const onHydrated = useEffectEvent(() => {
    if (element.current?.contains(document.activeElement)) warmUp();
  });
  useEffect(() => onHydrated(), []);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSending) return;
    setAcceptedAt('');
    const form = event.currentTarget;
    const token = captcha.current?.take() ?? '';
    const signal = deadlineAfter();
    deadline.current = signal;
    startSending(async () => {
      try {
        const { sendForm } = await withDeadline(prepare(), signal);
        for (const [name, value] of Object.entries(currentValues(fields, form)))
          if (getValues(name) !== value) setValue(name, value);
        await handleSubmit(async (values) => {
          const payload = payloadOf(fields, values, token);
          signal.throwIfAborted();
          const outcome = await sendForm(sending.apiHost + path, payload, words.toasts, signal);
          if (outcome.kind !== 'unreachable' || outcome.reason !== 'offline') captcha.current?.spend(token);
          if (outcome.kind !== 'accepted') return;
          reset();
          setAcceptedAt(new Date().toLocaleTimeString('en-GB', { timeStyle: 'short' }));
          await onAccepted?.(values, outcome.reference);
        })(event);
        setHasFailed(false);
      } catch (error) {
        console.error('The form could not be sent.', error);
        setHasFailed(true);
      }
    });
  };
  const contact = <ContactDetails phone={sending.phone} email={sending.email} />;
  return (
    <>
      {/* method="dialog": before hydration, and without JavaScript, a submit neither leaves the
          page nor changes its address. */}
      <form
        className={styles.form}
        method="dialog"
        aria-label={label}
        // Until hydration the browser validates the fields.
        ref={(form) => {
          form?.setAttribute('novalidate', '');
          element.current = form;
        }}
        {...hook('form-needs-script')}
        onSubmit={submit}
        onFocus={warmUp}
        onPointerEnter={warmUp}
        onInput={() => setAcceptedAt('')}
      >
        <ErrorSummary heading={words.errorHeading} titlePrefix={words.titlePrefix} idOf={idOf} />
        {children}
        <Captcha ref={captcha} Widget={sender?.HCaptcha} sitekey={sending.sitekey} text={words.captcha}>
          {contact}
        </Captcha>
        {words.accepted && acceptedAt && (
          <p className={styles.accepted} ref={takeFocus} tabIndex={-1}>
            {fill(words.accepted, { time: acceptedAt })}
          </p>
        )}
        <div className={`row ${styles.send}`}>
          {besideSubmit}
          <Button type="submit" aria-busy={isSending}>
            {words.submit}
          </Button>
        </div>
        {hasFailed && (
          <div role="alert">
            <ErrorMessage>{words.unsent}</ErrorMessage>
            {contact}
          </div>
        )}
      </form>
      {sender && <Toasts area={sender.Toaster} />}
    </>
  );
}
