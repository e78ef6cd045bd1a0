import { type ReactNode, useId, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Button } from '#components/controls/Button.tsx';
import { hook } from '#components/dom/hooks.ts';
import { Captcha, type CaptchaHandle } from '#components/fields/captcha/Captcha.tsx';
import { ErrorMessage } from '#components/fields/Field.tsx';
import type { Sending } from '#content/forms/form-settings.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { type Controls, DescribedField, type FormWords } from './DescribedField.tsx';
import { asShown, type Description, type Values } from './descriptions/fieldDescription.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './form.module.css';
import { fetchSender } from './sending/fetchSender.ts';
import { Toasts } from './sending/Toasts.tsx';
import { type OnAccepted, useSend } from './useSend.ts';

type Props<Words> = {
  /** The form's accessible name. */
  label: string;
  fields: readonly Description[];
  controls: Controls<Words>;
  words: Words;
  sending: Sending;
  /** Where the API takes the form. */
  path: string;
  /** What a visitor may do before sending, beside the button that sends. */
  beside?: ReactNode;
  /** What belongs to the form and comes below it. */
  below?: ReactNode;
  onAccepted?: OnAccepted;
};

/** A form that the API takes, by the descriptions of its fields, with what both forms have around them. */
export function SendableForm<Words extends FormWords>(props: Props<Words>) {
  const { fields, controls, words, below } = props;
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  // No default values: the inputs have their own, and what was typed or restored before hydration stays.
  const form = useForm<Values, unknown, Values>({
    resolver: async (...given) => (await fetchSender()).formResolver(fields, words.messages)(...given),
    reValidateMode: 'onSubmit',
    shouldFocusError: false,
  });
  return (
    <FormProvider {...form}>
      <Form {...props} idOf={idOf}>
        {asShown(fields).map((description) => (
          <DescribedField
            key={description.name}
            id={idOf(description.name)}
            description={description}
            controls={controls}
            words={words}
          />
        ))}
      </Form>
      {below}
    </FormProvider>
  );
}

type FormProps = Omit<Props<FormWords>, 'controls' | 'below'> & {
  idOf: (name: string) => string;
  children: ReactNode;
};

/** The form around its fields, which are not drawn anew while it is sent. */
function Form({ fields, label, words, sending, path, beside, onAccepted, idOf, children }: FormProps) {
  const captcha = useRef<CaptchaHandle>(null);
  const { submit, warmUp, isSending, hasFailed, toaster } = useSend({
    fields,
    url: sending.apiHost + path,
    toasts: words.toasts,
    captcha,
    onAccepted,
  });
  const contact = <ContactDetails phone={sending.phone} email={sending.email} />;
  return (
    <>
      {/* method="dialog": before hydration, and without JavaScript, a submit neither leaves the page nor changes its address. */}
      <form
        className={styles.form}
        method="dialog"
        aria-label={label}
        // Until hydration the browser validates the fields.
        ref={(form) => void form?.setAttribute('novalidate', '')}
        {...hook('form-needs-script')}
        onSubmit={submit}
        onFocus={warmUp}
        onPointerEnter={warmUp}
      >
        <ErrorSummary heading={words.errorHeading} titlePrefix={words.titlePrefix} idOf={idOf} />
        {children}
        <Captcha ref={captcha} sitekey={sending.sitekey} text={words.captcha}>
          {contact}
        </Captcha>
        <div className={`row ${styles.send}`}>
          {beside}
          <Button type="submit" aria-busy={isSending}>
            {words.submit}
          </Button>
        </div>
        {hasFailed && (
          <div role="alert">
            <ErrorMessage>{words.toasts.failure}</ErrorMessage>
            {contact}
          </div>
        )}
      </form>
      {toaster && <Toasts area={toaster} />}
    </>
  );
}
