import controls from '#components/controls/control.module.css';
import { hook } from '#components/dom/hooks.ts';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import type { DoINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import styles from './Questions.module.css';
import { BESIDE } from './slip.ts';

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

/** A question with one answer: the first, until another is chosen. */
const Choices = ({ name, legend, options, when }: Content['size'] & { name: string; when: string }) => (
  <fieldset hidden {...hook('slip-when', when)}>
    <legend>{legend}</legend>
    <div className={styles.choices}>
      {options.map((option, index) => (
        <Choice key={option.value} {...option} name={name} type="radio" defaultChecked={index === 0} />
      ))}
    </div>
  </fieldset>
);

/** In whose name the counter does a service: asked in its row, once it is ticked. */
const Trade = ({ service, label, legend, options }: Content['trade'] & { service: string; label: string }) => (
  <select
    className={`${controls.control} ${styles.trade}`}
    name={service}
    aria-label={`${label}: ${legend}`}
    hidden
    {...hook('slip-when', service)}
  >
    {options
      .filter(({ value }) => value !== 'beside' || BESIDE.includes(service))
      .map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
  </select>
);

/** What the slip asks: what the counter does, in whose name, how much, with whom. Questions that don't apply are hidden. */
export const Questions = ({ does, trade, principal, counts, agents, alone, size }: Content) => (
  <>
    <fieldset>
      <legend>
        <h2>{does.legend}</h2>
      </legend>
      <div className={styles.choices}>
        {does.options.map((option) => (
          <div key={option.value} className={styles.service}>
            <Choice type="checkbox" name="does" {...option} />
            <Trade {...trade} service={option.value} label={option.label} />
          </div>
        ))}
      </div>
    </fieldset>
    <Choices name="principal" {...principal} when="agentHmrc" />
    <div className={styles.counts} hidden {...hook('slip-when', 'own')}>
      {counts.map(({ name, label, text }) => (
        <label key={name} hidden {...hook('slip-when', 'hmrc')}>
          {label} <small>{text}</small>
          <input className={controls.control} name={name} type="number" min={1} max={999} defaultValue={1} />
        </label>
      ))}
      <Choice type="checkbox" name="does" {...agents} />
      <div hidden {...hook('slip-when', 'single')}>
        <Choice type="checkbox" name="does" {...alone} />
      </div>
    </div>
    <Choices name="size" {...size} when="institution" />
  </>
);
