import { Button } from '#components/controls/Button.tsx';
import { Fold } from '#components/controls/Fold.tsx';
import { ClosedCaptcha } from '#components/fields/captcha/ClosedCaptcha.tsx';
import { PhoneField } from '#components/fields/PhoneField.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import type { RegistrationForm } from '#content/forms/registration.ts';
import styles from './form.module.css';

/**
 * A registration form that is closed for good: every field is disabled and nothing can be sent (specification 2.13 and 3.3).
 * Server only: it ships no JavaScript. Carries its anchor itself; the page gives it a heading and a `Panel`.
 *
 * @param fold the summary under which its fields are folded; without one they are open
 */
export function ClosedRegistrationForm({
  id,
  label,
  fields,
  captcha,
  button,
  fold,
}: RegistrationForm & { fold?: string }) {
  const { titleid, fullname, phoneNo, countryCode, email, companyName } = fields;
  const entries = (
    <>
      <SelectField
        name="titleid"
        label={titleid.label}
        options={titleid.options}
        defaultValue={titleid.value}
        span={2}
        disabled
      />
      <TextField name="fullname" label={fullname.label} autoComplete="name" span={4} disabled />
      <PhoneField
        name="phoneNo"
        label={phoneNo.label}
        countryCode={countryCode}
        autoComplete="tel-national"
        span={3}
        disabled
      />
      <TextField name="email" label={email.label} type="email" autoComplete="email" span={3} disabled />
      <TextField name="companyName" label={companyName.label} autoComplete="organization" disabled />
      <ClosedCaptcha label={captcha} />
    </>
  );
  return (
    <form className={styles.form} id={id} method="dialog" aria-label={label}>
      {fold ? (
        <Fold summary={fold}>
          <div className={styles.form}>{entries}</div>
        </Fold>
      ) : (
        entries
      )}
      <div>
        <Button type="submit" disabled>
          {button}
        </Button>
      </div>
    </form>
  );
}
