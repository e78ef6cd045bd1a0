import { useId } from 'react';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import field from '#components/fields/Field.module.css';
import type { DoINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import styles from './Questions.module.css';
import { slipHooks } from './slipHooks.ts';

type Content = DoINeedToRegister['questions'];
type ChoiceProps = { type: 'checkbox' | 'radio'; name: string; value: string; label: string; text: string };

const Choice = ({ label, text, type, ...input }: ChoiceProps & { defaultChecked?: boolean }) => (
  <label className={styles.choice}>
    <Checkbox {...input} type={type} round={type === 'radio'} />
    <b>{label}</b> <small>{text}</small>
  </label>
);

/** One of a few; the first is chosen. */
const OneOf = ({ name, options }: { name: string; options: Content['as']['options'] }) => (
  <div className={styles.choices}>
    {options.map((option, index) => (
      <Choice key={option.value} type="radio" name={name} defaultChecked={index === 0} {...option} />
    ))}
  </div>
);

function Count({ when, name, label, hint }: Content['people']['counts'][number]) {
  const id = useId();
  return (
    <div hidden {...slipHooks.when(when.join(' '))}>
      <label className={field.label} htmlFor={id}>
        {label}
      </label>
      <p className={field.hint} id={`${id}-hint`}>
        {hint}
      </p>
      <input
        className={field.control}
        id={id}
        name={name}
        type="number"
        inputMode="numeric"
        min={1}
        max={999}
        defaultValue={1}
        aria-describedby={`${id}-hint`}
      />
    </div>
  );
}

/** What the slip asks: what the counter does, in whose name, how much, with whom. Questions that don't apply are hidden. */
export function Questions({ questions: { does, as, size, people } }: { questions: Content }) {
  return (
    <div className={styles.questions} data-pagefind-ignore="">
      <fieldset>
        <legend>
          <h2>{does.legend}</h2>
        </legend>
        <div className={styles.choices} data-columns="2">
          {does.options.map((option) => (
            <Choice key={option.value} type="checkbox" name="does" {...option} />
          ))}
        </div>
      </fieldset>
      <fieldset>
        <legend>{as.legend}</legend>
        <OneOf name="as" options={as.options} />
      </fieldset>
      <fieldset hidden {...slipHooks.when(size.when.join(' '))}>
        <legend>{size.legend}</legend>
        <OneOf name="size" options={size.options} />
      </fieldset>
      <fieldset hidden {...slipHooks.when(people.when.join(' '))}>
        <legend>{people.legend}</legend>
        <div className={styles.counts}>
          {people.counts.map((count) => (
            <Count key={count.name} {...count} />
          ))}
        </div>
        <div className={styles.choices}>
          {people.boxes.map((box) => (
            <Choice key={box.name} type="checkbox" value="yes" {...box} />
          ))}
        </div>
      </fieldset>
    </div>
  );
}
