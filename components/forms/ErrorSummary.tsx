import { useEffect, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import type { Values } from './descriptions/fieldDescription.ts';
import styles from './ErrorSummary.module.css';

type Props = {
  heading: string;
  /** Put before the page's title while the summary is shown. */
  titlePrefix: string;
  idOf: (name: string) => string;
};

/**
 * What is wrong with the form around it, with links to its fields, as GOV.UK does it
 * (https://design-system.service.gov.uk/components/error-summary/). Takes the focus after each
 * submit that found errors.
 */
export function ErrorSummary({ heading, titlePrefix, idOf }: Props) {
  const summary = useRef<HTMLDivElement>(null);
  const { setFocus, formState } = useFormContext<Values>();
  const { errors, submitCount } = formState;
  const messages = Object.entries(errors).map(([name, error]) => ({ name, message: error?.message }));
  const isShown = messages.length > 0;
  useEffect(() => {
    if (submitCount > 0) summary.current?.focus();
  }, [submitCount]);
  useEffect(() => {
    if (!isShown) return;
    const { title } = document;
    document.title = titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [isShown, titlePrefix]);
  if (!isShown) return null;
  return (
    <div className={styles.summary} ref={summary} tabIndex={-1}>
      {/* Inside, and not on the element that is focused: a screen reader would then read only a
          part of it. */}
      <div role="alert">
        <h3>{heading}</h3>
        <ul>
          {messages.map(({ name, message }) => (
            <li key={name}>
              <a
                href={`#${idOf(name)}`}
                onClick={(event) => {
                  // Following the address would add an entry to the history and highlight the field
                  // as an anchor.
                  event.preventDefault();
                  setFocus(name);
                }}
              >
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
