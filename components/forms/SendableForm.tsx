import type { ReactNode } from 'react';
import { Button } from '#components/controls/Button.tsx';
import { Captcha, type CaptchaWords } from '#components/fields/captcha/Captcha.tsx';
import type { Sending } from '#content/forms/form-settings.ts';
import { ErrorSummary } from './ErrorSummary.tsx';
import styles from './form.module.css';
import { Reach } from './Reach.tsx';
import { Toasts } from './sending/Toasts.tsx';
import type { Submission } from './useSubmission.ts';

type Props = {
  submission: Submission;
  /** The form's accessible name. */
  label: string;
  words: { problem: string; titlePrefix: string; captcha: CaptchaWords; submit: string };
  sending: Sending;
  /** What a visitor may do before sending, beside the button that sends. */
  before?: ReactNode;
  children: ReactNode;
};

/** What both forms have around their fields: error summary, captcha, button and toasts. */
export function SendableForm({ submission, label, words, sending, before, children }: Props) {
  const { formRef, sendRef, summaryRef, captchaRef, toastArea, reach, onSubmit, problems, setFocus } = submission;
  return (
    <>
      {/* method="dialog": before hydration, and without JavaScript, a submit neither leaves the page nor changes its address. */}
      <form
        className={styles.form}
        ref={formRef}
        method="dialog"
        aria-label={label}
        data-needs-script=""
        onSubmit={onSubmit}
        onFocus={reach}
        onPointerEnter={reach}
      >
        {problems.length > 0 && (
          <ErrorSummary
            ref={summaryRef}
            heading={words.problem}
            titlePrefix={words.titlePrefix}
            problems={problems}
            setFocus={setFocus}
          />
        )}
        {children}
        <Captcha ref={captchaRef} sitekey={sending.sitekey} text={words.captcha}>
          <Reach phone={sending.phone} email={sending.email} />
        </Captcha>
        <div className={styles.send}>
          {before}
          <Button ref={sendRef} type="submit" aria-busy={false}>
            {words.submit}
          </Button>
        </div>
      </form>
      {toastArea && <Toasts area={toastArea} />}
    </>
  );
}
