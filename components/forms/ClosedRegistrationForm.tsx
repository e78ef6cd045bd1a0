import { Button } from '#components/controls/Button.tsx';
import box from '#components/fields/captcha/CaptchaBox.module.css';
import { PhoneField } from '#components/fields/PhoneField.tsx';
import { SelectField } from '#components/fields/SelectField.tsx';
import { TextField } from '#components/fields/TextField.tsx';
import type { RegistrationForm } from '#content/forms/registration.ts';
import styles from './form.module.css';

/**
 * A registration form that is permanently closed: every field is disabled and nothing can be sent
 * (specification 2.13 and 3.3). Its captcha is dimmed, and nothing of it is loaded. Server only: it
 * ships no JavaScript. Carries its anchor itself; the page gives it a heading and a `Panel`.
 */
export function ClosedRegistrationForm({ id, label, fields, captcha, button }: RegistrationForm) {
  const { titleid, fullname, phoneNo, countryCode, email, companyName } = fields;
  return (
    <form className={styles.form} id={id} method="dialog" aria-label={label}>
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
      <div className={box.box} data-closed="" aria-hidden="true" aria-disabled="true">
        <i className={box.tick} />
        {captcha}
      </div>
      <div>
        <Button type="submit" disabled>
          {button}
        </Button>
      </div>
    </form>
  );
}
