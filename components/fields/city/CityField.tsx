import {
  type ComponentProps,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import field from '#components/fields/Field.module.css';
import { Field, type FieldProps } from '#components/fields/Field.tsx';
import styles from './CityField.module.css';
import { CityList, optionId } from './CityList.tsx';
import { type City, type FindCity, filterCities } from './city.ts';
import { optionMove } from './optionMove.ts';

export type CityWords = {
  placeholder: string;
  /** The error for text that is on no list. */
  unlisted: string;
  none: string;
  one: string;
  /** Holds `{count}`. */
  many: string;
};

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type' | 'autoComplete'> & {
    /** Undefined while there is no list; every text is then accepted. */
    cities: City[] | undefined;
    /** The listed spelling of what was typed, see `cityFinder`. */
    findCity: FindCity;
    text: CityWords;
    /** Called when the visitor comes to the field, and before that where it was filled in earlier: the list is needed. */
    onReach: () => void;
    /** Sets the field's value. */
    onChoose: (city: string) => void;
  };

/** A click on an option blurs the input first: the list stays open until that click has arrived (specification 4 and 9). */
const CLOSE_DELAY_MS = 200;
/** A longer list is not read; another letter narrows it. */
const MOST_OPTIONS = 50;

/**
 * The shared City field (specification 2.11 and 4): a combobox that filters the list as one types. Its input stays
 * uncontrolled, so that text typed before hydration is kept.
 */
export function CityField({ cities, findCity, text, onReach, onChoose, ...props }: Props) {
  const { id, name, label, optional, error, span, onChange, onBlur, ...input } = props;
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [unlisted, setUnlisted] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  // The letter is painted first, and the list after it.
  const sought = useDeferredValue(open ? typed : '');
  const searching = open && sought !== '' && cities !== undefined;
  const options = searching ? filterCities(cities, sought, MOST_OPTIONS) : [];
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
  /** The input, while it is without focus after typing. */
  const left = useRef<HTMLInputElement>(null);
  /** After typing: replaces the text by its listed spelling, or flags it. */
  const settle = () => {
    const value = left.current?.value ?? '';
    const city = findCity(value);
    if (city !== undefined && city !== value) onChoose(city);
    setUnlisted(value.trim() !== '' && city === undefined);
    setOpen(false);
  };
  const settleAgain = useEffectEvent(() => {
    if (!left.current) return;
    clearTimeout(closing.current);
    settle();
  });
  const box = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    const input = box.current?.querySelector('input');
    if (input?.value || input === document.activeElement) reach();
  }, []);
  // The list may arrive after the visitor has left the field.
  useEffect(() => {
    if (cities) settleAgain();
  }, [cities]);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    const next = optionMove(event.key, active, options.length);
    const current = options[active];
    if (next !== undefined) setActive(next);
    else if (event.key === 'ArrowDown' && !open) search(event.currentTarget.value);
    else if (event.key === 'Enter' && current) choose(current.name);
    else if (event.key === 'Escape' && open) setOpen(false);
    else return;
    event.preventDefault();
  };

  return (
    <Field id={id} name={name} label={label} optional={optional} error={shownError} span={span}>
      {(control) => {
        const listId = `${control.id}-list`;
        return (
          <div className={styles.combobox} ref={box} onPointerEnter={onReach}>
            <input
              {...input}
              {...control}
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
              onFocus={() => {
                onReach();
                clearTimeout(closing.current);
                left.current = null;
              }}
              onBlur={(event) => {
                left.current = event.currentTarget;
                closing.current = setTimeout(settle, CLOSE_DELAY_MS);
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
        );
      }}
    </Field>
  );
}
