import type { ReactNode } from 'react';
import controls from '#components/controls/control.module.css';
import { hook } from '#components/dom/hooks.ts';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import type { DoINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import styles from './Questions.module.css';

type Content = DoINeedToRegister['questions'];
type Input = { name: string; type: 'checkbox' | 'radio'; defaultChecked?: boolean };

const Choice = ({ label, text, ...input }: Content['alone'] & Input) => (
  <label className={styles.choice}>
    <Checkbox {...input} round={input.type === 'radio'} />
    <span>
      <b>{label}</b> {text && <small>{text}</small>}
    </span>
  </label>
);

/** What the parts of a fieldset are: of radio inputs the first is chosen. */
const Choices = ({ legend, options, ...input }: Input & { legend: ReactNode; options: Content['as']['options'] }) => (
  <>
    <legend>{legend}</legend>
    <div className={styles.choices}>
      {options.map((option, index) => (
        <Choice key={option.value} {...option} {...input} defaultChecked={input.type === 'radio' && index === 0} />
      ))}
    </div>
  </>
);

/** What the slip asks: what the counter does, in whose name, how much, with whom. Questions that don't apply are hidden. */
export const Questions = ({ does, as, counts, alone, size }: Content) => (
  <>
    <fieldset>
      <Choices type="checkbox" name="does" {...does} legend={<h2>{does.legend}</h2>} />
    </fieldset>
    <fieldset>
      <Choices type="radio" name="as" {...as} />
    </fieldset>
    <div className={styles.counts} hidden {...hook('slip-when', 'own')}>
      {counts.map(({ name, label }) => (
        <label key={name} hidden {...hook('slip-when', 'hmrc')}>
          {label}
          <input className={controls.control} name={name} type="number" min={1} max={999} defaultValue={1} />
        </label>
      ))}
      <Choice type="checkbox" name="does" {...alone} />
    </div>
    <fieldset hidden {...hook('slip-when', 'payments')}>
      <Choices type="radio" name="size" {...size} />
    </fieldset>
  </>
);
