import { type ComponentProps, type KeyboardEvent, useEffect, useRef, useState } from 'react';
import field from '#components/fields/Field.module.css';
import { controlProps, Field, type FieldProps } from '#components/fields/Field.tsx';
import type { ContactForm } from '#content/forms/forms.ts';
import styles from './CityField.module.css';
import { CityList, optionId } from './CityList.tsx';
import { type City, filterCities } from './city.ts';
import { optionMove } from './optionMove.ts';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'id' | 'className' | 'type'> & {
    /** Undefined while there is no list: any text is taken then. */
    cities: City[] | undefined;
    /** The listed spelling of what was typed, see `cityFinder`. */
    findCity: (typed: string) => string | undefined;
    text: ContactForm['city'];
    /** Sets the field's value. */
    onChoose: (city: string) => void;
  };

/** A click on an option blurs the input first, so the list waits for it before it closes (specification 4 and 9). */
const CLOSE_DELAY_MS = 200;
/** More lines than anyone reads; another letter finds the rest. */
const MOST_OPTIONS = 50;

/**
 * The shared City field (specification 2.11 and 4): a combobox that filters the list as one types. Its input stays
 * uncontrolled, so that text typed before hydration is kept.
 */
export function CityField({ cities, findCity, text, onChoose, ...props }: Props) {
  const { name, label, optional, error, span, onChange, onBlur, ...input } = props;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [unlisted, setUnlisted] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  const searching = open && cities !== undefined;
  const options = searching ? filterCities(cities, typed, MOST_OPTIONS) : [];
  const listId = `${name}-list`;
  const found = options.length === 1 ? text.one : text.many.replace('{count}', String(options.length));
  const shownError = error ?? (unlisted ? text.unlisted : undefined);

  const search = (value: string) => {
    setTyped(value);
    setOpen(value.trim() !== '');
    setActive(-1);
    setUnlisted(false);
  };
  const choose = (city: string) => {
    onChoose(city);
    setOpen(false);
    setUnlisted(false);
  };
  /** Once typing is over the text takes its listed spelling, or is flagged. */
  const settle = (value: string) => {
    const city = findCity(value);
    if (city !== undefined && city !== value) onChoose(city);
    setUnlisted(value.trim() !== '' && city === undefined);
    setOpen(false);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = optionMove(event.key, active, options.length);
    const inHand = options[active];
    if (next !== undefined) setActive(next);
    else if (event.key === 'ArrowDown' && !open) search(event.currentTarget.value);
    else if (event.key === 'Enter' && inHand) choose(inHand.name);
    else if (event.key === 'Escape' && open) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <Field name={name} label={label} optional={optional} error={shownError} span={span}>
      <div className={styles.combobox}>
        <input
          {...input}
          {...controlProps(name, shownError)}
          className={field.control}
          type="text"
          role="combobox"
          autoComplete="address-level2"
          spellCheck={false}
          placeholder={text.placeholder}
          required={!optional}
          aria-autocomplete="list"
          aria-expanded={options.length > 0}
          aria-controls={options.length > 0 ? listId : undefined}
          aria-activedescendant={options[active] && optionId(listId, active)}
          onChange={(event) => {
            search(event.currentTarget.value);
            onChange?.(event);
          }}
          onKeyDown={onKeyDown}
          onFocus={() => clearTimeout(closing.current)}
          onBlur={(event) => {
            const { currentTarget } = event;
            closing.current = setTimeout(() => settle(currentTarget.value), CLOSE_DELAY_MS);
            onBlur?.(event);
          }}
        />
        {options.length > 0 && (
          <CityList id={listId} label={label} options={options} active={active} onChoose={choose} />
        )}
        <p className={options.length > 0 ? 'visually-hidden' : styles.none} role="status">
          {searching && (options.length > 0 ? found : text.none)}
        </p>
      </div>
    </Field>
  );
}
