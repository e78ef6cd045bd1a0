import { type MouseEvent, type Ref, useEffect } from 'react';
import styles from './ErrorSummary.module.css';

type Props = {
  ref: Ref<HTMLDivElement>;
  heading: string;
  /** Put before the page's title while the summary stands. */
  titlePrefix: string;
  /** Each message with the name of its field. */
  problems: { name: string; message: string }[];
};

function focusField(event: MouseEvent<HTMLAnchorElement>): void {
  // Not by the address: that would leave a step in the history and highlight the field as an anchor.
  event.preventDefault();
  document.getElementById(event.currentTarget.hash.slice(1))?.focus();
}

/**
 * What is wrong with a form, above its fields and with links to them, as GOV.UK does it
 * (https://design-system.service.gov.uk/components/error-summary/). The form gives it the focus.
 */
export function ErrorSummary({ ref, heading, titlePrefix, problems }: Props) {
  useEffect(() => {
    const { title } = document;
    document.title = titlePrefix + title;
    return () => {
      document.title = title;
    };
  }, [titlePrefix]);
  return (
    <div className={styles.summary} ref={ref} tabIndex={-1}>
      {/* Inside, and not on the element that takes the focus: a screen reader would read only a part of it then. */}
      <div role="alert">
        <h3>{heading}</h3>
        <ul>
          {problems.map(({ name, message }) => (
            <li key={name}>
              <a href={`#${name}`} onClick={focusField}>
                {message}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
