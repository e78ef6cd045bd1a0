import { type Ref, useEffect } from 'react';
import styles from './ErrorSummary.module.css';

type Props = {
  ref: Ref<HTMLDivElement>;
  heading: string;
  /** Put before the page's title while the summary is shown. */
  titlePrefix: string;
  /** Each message with the name of its field and the id of its control. */
  problems: { name: string; id: string; message: string }[];
  /** Moves the focus to a field. */
  setFocus: (name: string) => void;
};

/**
 * What is wrong with a form, above its fields and with links to them, as GOV.UK does it
 * (https://design-system.service.gov.uk/components/error-summary/). The form moves the focus to it.
 */
export function ErrorSummary({ ref, heading, titlePrefix, problems, setFocus }: Props) {
  useEffect(() => {
    const { title } = document;
    document.title = titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [titlePrefix]);
  return (
    <div className={styles.summary} ref={ref} tabIndex={-1}>
      {/* Inside, and not on the element that is focused: a screen reader would then read only a part of it. */}
      <div role="alert">
        <h3>{heading}</h3>
        <ul>
          {problems.map(({ name, id, message }) => (
            <li key={name}>
              <a
                href={`#${id}`}
                onClick={(event) => {
                  // Following the address would add an entry to the history and highlight the field as an anchor.
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
