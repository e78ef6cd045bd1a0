import { useEffect, useRef } from 'react';
import styles from './CityField.module.css';
import type { City } from './city.ts';

type Props = {
  id: string;
  label: string;
  options: City[];
  /** Index of the active option, -1 for none. */
  active: number;
  onChoose: (city: string) => void;
};

export const optionId = (listId: string, index: number) => `${listId}-${index}`;

/** The list of a `CityField`: each city with its county or area at the right. */
export function CityList({ id, label, options, active, onChoose }: Props) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    (list.current?.children[active] ?? list.current)?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      className={styles.list}
      id={id}
      ref={list}
      role="listbox"
      aria-label={label}
      tabIndex={-1}
      // Keeps the focus in the input, also while the scroll bar is dragged.
      onMouseDown={(event) => event.preventDefault()}
    >
      {options.map(({ name, area }, index) => (
        <button
          key={name}
          id={optionId(id, index)}
          type="button"
          role="option"
          aria-selected={index === active}
          tabIndex={-1}
          onClick={() => onChoose(name)}
        >
          {name} <small>{area}</small>
        </button>
      ))}
    </div>
  );
}
