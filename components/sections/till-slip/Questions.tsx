import { useId } from 'react';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import field from '#components/fields/Field.module.css';
import type { DoINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import styles from './Questions.module.css';
import { slipHooks } from './slipHooks.ts';

type Content = DoINeedToRegister['questions'];
type ChoiceProps = { name: string; value: string; label: string; text?: string; usual?: boolean };

/** One of the boxes that may be ticked, or with `usual` of the answers of which one is chosen. */
const Choice = ({ label, text, usual, ...input }: ChoiceProps) => (
  <label className={styles.choice}>
    <Checkbox
      {...input}
      type={usual === undefined ? 'checkbox' : 'radio'}
      round={usual !== undefined}
      defaultChecked={usual}
    />
    <span>
      <b>{label}</b> {text && <small>{text}</small>}
    </span>
  </label>
);

/** One of a few; the first is chosen. */
const OneOf = ({ name, legend, options }: Content['as'] & { name: string }) => (
  <>
    <legend>{legend}</legend>
    <div className={styles.choices}>
      {options.map((option, index) => (
        <Choice key={option.value} name={name} usual={index === 0} {...option} />
      ))}
    </div>
  </>
);

/** What the slip asks: what the counter does, in whose name, how much, with whom. Questions that don't apply are hidden. */
export function Questions({ questions: { does, as, counts, size } }: { questions: Content }) {
  const id = useId();
  return (
    <>
      <fieldset>
        <legend>
          <h2>{does.legend}</h2>
        </legend>
        <div className={styles.choices}>
          {does.options.map((option) => (
            <Choice key={option.value} name="does" {...option} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <OneOf name="as" {...as} />
      </fieldset>
      <div className={styles.counts} hidden {...slipHooks.when('own')}>
        {counts.map(({ name, label }) => (
          <p key={name} hidden {...slipHooks.when('hmrc')}>
            <label htmlFor={id + name}>{label}</label>
            <input
              className={field.control}
              id={id + name}
              name={name}
              type="number"
              inputMode="numeric"
              min={1}
              max={999}
              defaultValue={1}
            />
          </p>
        ))}
        <Choice name="does" {...does.alone} />
      </div>
      <fieldset hidden {...slipHooks.when('payments')}>
        <OneOf name="size" {...size} />
      </fieldset>
    </>
  );
}
