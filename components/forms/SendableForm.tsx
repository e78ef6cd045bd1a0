import type { ReactNode } from 'react';
import { Button } from '#components/controls/Button.tsx';
import { Captcha } from '#components/fields/captcha/Captcha.tsx';
import type { Sending } from '#content/forms/form-settings.ts';
import type { ContactForm, MembershipForm } from '#content/forms/forms.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './form.module.css';
import { Reach } from './Reach.tsx';
import { Toasts } from './Toasts.tsx';
import type { Submission } from './useSubmission.ts';

type Props = {
  submission: Submission;
  /** Names the form to screen readers. */
  label: string;
  form: ContactForm | MembershipForm;
  sending: Sending;
  children: ReactNode;
};

/** What both forms have around their fields: error summary, captcha, button and toasts. */
export function SendableForm({ submission, label, form, sending, children }: Props) {
  const { formRef, summaryRef, captchaRef, busy, onSubmit, problems } = submission;
  return (
    <>
      {/* The method keeps a submit before hydration, or without JavaScript, on the page and out of the address. */}
      <form
        className={styles.form}
        ref={formRef}
        method="dialog"
        aria-label={label}
        data-needs-script=""
        onSubmit={onSubmit}
      >
        {problems.length > 0 && (
          <ErrorSummary ref={summaryRef} heading={form.problem} titlePrefix={form.titlePrefix} problems={problems} />
        )}
        {children}
        <Captcha ref={captchaRef} sitekey={sending.sitekey} text={form.captcha}>
          <Reach phone={sending.phone} email={sending.email} />
        </Captcha>
        <div>
          <Button type="submit" aria-busy={busy}>
            {form.submit}
          </Button>
        </div>
      </form>
      <Toasts />
    </>
  );
}
