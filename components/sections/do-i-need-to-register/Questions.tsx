import controls from '#components/controls/control.module.css';
import { hook } from '#components/dom/hooks.ts';
import { Checkbox } from '#components/fields/Checkbox.tsx';
import type { DoINeedToRegister } from '#content/pages/do-i-need-to-register.ts';
import styles from './Questions.module.css';

type Content = DoINeedToRegister['questions'];
type Question = Content['size'] & { name: string; when: string; inRow?: boolean };
type Input = { name: string; type: 'checkbox' | 'radio'; defaultChecked?: boolean };

const Choice = ({ label, text, ...input }: Content['alone'] & Input) => (
  <label className={styles.choice}>
    <Checkbox {...input} round={input.type === 'radio'} />
    <span>
      <b>{label}</b> {text && <small>{text}</small>}
    </span>
  </label>
);

/**
 * A question with one answer: the first, until another is chosen. It may be part of a row, which
 * then names it.
 */
const Radios = ({ name, legend, options, when, inRow }: Question) => (
  <fieldset className={inRow ? styles.inRow : undefined} hidden {...hook('slip-when', when)}>
    <legend className={inRow ? 'visually-hidden' : undefined}>{legend}</legend>
    <div className={styles.choices}>
      {options.map(({ value, label, text }, index) => (
        <Choice
          key={value}
          value={value}
          label={label}
          text={text}
          name={name}
          type="radio"
          defaultChecked={index === 0}
        />
      ))}
    </div>
  </fieldset>
);

/**
 * What the slip asks: what the business does, in whose name, how much, with whom. Questions that
 * don't apply are hidden.
 */
export const Questions = ({ does, trade, principal, counts, agents, alone, size, also }: Content) => (
  <>
    <fieldset>
      <legend>
        <h2>{does.legend}</h2>
      </legend>
      <div className={styles.choices}>
        {does.options.map(({ value, label, text, trade: isAsked = true }) => (
          <div key={value} className={styles.service}>
            <Choice type="checkbox" name="does" value={value} label={label} text={text} />
            {isAsked && (
              <Radios
                name={value}
                legend={`${label}: ${trade.legend}`}
                options={trade.options.filter(({ only }) => !only || only.includes(value))}
                when={value}
                inRow
              />
            )}
          </div>
        ))}
      </div>
    </fieldset>
    <Radios name="principal" {...principal} when="agentHmrc" />
    <div className={styles.counts} hidden {...hook('slip-when', 'own')}>
      {counts.map(({ name, label, text }) => (
        <label key={name} className={`${styles.choice} ${styles.count}`} hidden {...hook('slip-when', 'hmrc')}>
          <span>
            {label} <small>{text}</small>
          </span>
          <input className={controls.control} name={name} type="number" min={1} max={999} defaultValue={1} />
        </label>
      ))}
      <Choice type="checkbox" name="does" {...agents} />
      <div hidden {...hook('slip-when', 'single')}>
        <Choice type="checkbox" name="does" {...alone} />
      </div>
    </div>
    <Radios name="size" {...size} when="institution" />
    <fieldset>
      <legend>{also.legend}</legend>
      <div className={styles.choices}>
        {also.options.map((option) => (
          <Choice key={option.value} type="checkbox" name="does" {...option} />
        ))}
      </div>
    </fieldset>
  </>
);
