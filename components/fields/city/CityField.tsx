import {
  type ComponentProps,
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from 'react';
import controls from '#components/controls/control.module.css';
import { Field, type FieldProps } from '#components/fields/Field.tsx';
import type { ContactForm } from '#content/forms/forms.ts';
import { fill } from '#content/shared/text.ts';
import styles from './CityField.module.css';
import { CityList, optionId } from './CityList.tsx';
import type { Cities } from './city.ts';
import { optionMove } from './optionMove.ts';

type Props = FieldProps &
  Omit<ComponentProps<'input'>, keyof FieldProps | 'className' | 'type' | 'autoComplete'> & {
    text: ContactForm['city'];
    /** Gives the list, once it is fetched; undefined where that fails. */
    cityList: () => Promise<Cities | undefined>;
    onChoose: (city: string) => void;
  };

/**
 * A click on an option blurs the input first: the list stays open until that click has arrived
 * (specification 4 and 9).
 */
const CLOSE_DELAY_MS = 200;
/** A longer list is not read; another letter narrows it. */
const MOST_OPTIONS = 50;

/**
 * The shared City field (specification 2.11 and 4): a combobox that filters the list as one types.
 * The list is fetched when the visitor comes to the field, or has filled it in before hydration;
 * without it every text is accepted. Its input stays uncontrolled, so that text typed before
 * hydration is kept.
 */
export function CityField({ text, cityList, onChoose, ...props }: Props) {
  const { id, name, label, optional, error, span, onChange, onBlur, ...input } = props;
  const [cities, setCities] = useState<Cities>();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const [unlisted, setUnlisted] = useState(false);
  const closing = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(closing.current), []);

  // The letter is painted first, and the list after it.
  const query = useDeferredValue(open ? typed : '');
  const searching = open && query !== '' && cities !== undefined;
  const options = searching ? cities.suggest(query, MOST_OPTIONS) : [];
  const count = options.length === 1 ? text.one : fill(text.many, { count: options.length });
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
  const load = () => void cityList().then(setCities, () => undefined);
  const blurredInput = useRef<HTMLInputElement>(null);
  /** After typing: replaces the text by its listed spelling, or flags it. */
  const settle = () => {
    const value = blurredInput.current?.value ?? '';
    const city = cities ? cities.findCity(value) : value;
    if (city !== undefined && city !== value) onChoose(city);
    setUnlisted(value.trim() !== '' && city === undefined);
    setOpen(false);
  };
  const onListArrival = useEffectEvent(() => {
    // It may arrive after the visitor has left the field.
    if (!blurredInput.current) return;
    clearTimeout(closing.current);
    settle();
  });
  useEffect(() => {
    if (cities) onListArrival();
  }, [cities]);
  const box = useRef<HTMLDivElement>(null);
  const onHydrated = useEffectEvent(() => {
    const input = box.current?.querySelector('input');
    const isFocused = input === document.activeElement;
    if (input?.value && isFocused) search(input.value);
    if (input?.value || isFocused) load();
  });
  const onReset = useEffectEvent(() => search(''));
  useEffect(() => {
    onHydrated();
    const form = box.current?.closest('form');
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, []);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // While a word is being composed, keys belong to the input method.
    if (event.nativeEvent.isComposing) return;
    const next = optionMove(event.key, active, options.length);
    const current = options[active];
    if (next !== undefined) setActive(next);
    else if (event.key === 'ArrowDown' && !open) search(event.currentTarget.value);
    else if (event.key === 'Enter' && current) choose(current.name);
    else if (event.key === 'Escape' && open) setOpen(false);
    else {
      // Enter also submits the form.
      if (event.key === 'Enter') setOpen(false);
      return;
    }
    event.preventDefault();
  };

  return (
    <Field id={id} name={name} label={label} optional={optional} error={shownError} span={span}>
      {(control) => {
        const listId = `${control.id}-list`;
        return (
          <div className={styles.combobox} ref={box} onPointerEnter={load}>
            <input
              {...input}
              {...control}
              className={controls.control}
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
                load();
                clearTimeout(closing.current);
                blurredInput.current = null;
              }}
              onBlur={(event) => {
                blurredInput.current = event.currentTarget;
                closing.current = setTimeout(settle, CLOSE_DELAY_MS);
                onBlur?.(event);
              }}
            />
            {options.length > 0 && (
              <CityList id={listId} label={label} options={options} active={active} onChoose={choose} />
            )}
            <p className={options.length > 0 ? 'visually-hidden' : styles.none} role="status">
              {searching && (options.length > 0 ? count : text.none)}
            </p>
          </div>
        );
      }}
    </Field>
  );
}
