import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { Button } from '#components/controls/Button.tsx';
import { hook } from '#components/dom/hooks.ts';
import { Captcha, type CaptchaHandle } from '#components/fields/captcha/Captcha.tsx';
import { ErrorMessage } from '#components/fields/Field.tsx';
import type { Sending } from '#content/forms/form-settings.ts';
import type { ContactForm } from '#content/forms/forms.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { type Controls, DescribedField } from './DescribedField.tsx';
import { asShown, type Descriptions, type Values } from './descriptions/fieldDescription.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './form.module.css';
import { Toasts } from './sending/Toasts.tsx';
import { type OnAccepted, useSend } from './useSend.ts';

type FormWords<Messages> = Omit<ContactForm, 'labels' | 'messages'> & {
  labels: Record<string, string>;
  optional?: string;
  messages: Messages;
};

type SharedProps = {
  /** The form's accessible name. */
  label: string;
  sending: Sending;
  /** Where the API takes the form. */
  path: string;
  /** What a visitor may do before sending, beside the button that sends. */
  beside?: ReactNode;
  onAccepted?: OnAccepted;
};

type Props<Messages extends Record<string, string>, Words> = SharedProps & {
  fields: Descriptions<Messages>;
  controls: Controls<Words>;
  words: Words;
  /** What belongs to the form and stands below it. */
  below?: ReactNode;
};

/** A form that the API takes, by the descriptions of its fields, with what both forms have around them. */
export function SendableForm<Messages extends Record<string, string>, Words extends FormWords<Messages>>(
  props: Props<Messages, Words>,
) {
  const { fields, controls, words, below } = props;
  const { messages } = words;
  const formId = useId();
  const idOf = (name: string) => `${formId}-${name}`;
  const resolver: Resolver<Values, unknown, Values> = async (...given) => {
    const { formResolver } = await import('./sending/sendForm.ts');
    return formResolver(fields, messages)(...given);
  };
  // No default values: the inputs have their own, and what was typed or restored before hydration stays.
  const form = useForm<Values, unknown, Values>({
    resolver,
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

type FormProps = SharedProps & {
  fields: Descriptions;
  words: FormWords<unknown>;
  idOf: (name: string) => string;
  children: ReactNode;
};

/** The form around its fields, which are not drawn anew while it is sent. */
function Form({ fields, label, words, sending, path, beside, onAccepted, idOf, children }: FormProps) {
  const captcha = useRef<CaptchaHandle>(null);
  const url = sending.apiHost + path;
  const { submit, warmUp, isSending, hasFailed, toaster } = useSend({
    fields,
    url,
    toasts: words.toasts,
    captcha,
    onAccepted,
  });
  // Until hydration the browser validates the fields.
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => setIsHydrated(true), []);
  const contact = <ContactDetails phone={sending.phone} email={sending.email} />;
  return (
    <>
      {/* method="dialog": before hydration, and without JavaScript, a submit neither leaves the page nor changes its address. */}
      <form
        className={styles.form}
        method="dialog"
        aria-label={label}
        noValidate={isHydrated}
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
        <div className={styles.send}>
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
