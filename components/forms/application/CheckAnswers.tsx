import { useEffect, useId, useRef } from 'react';
import { Button } from '#components/controls/Button.tsx';
import type { MembershipForm } from '#content/forms/forms.ts';
import { Answers } from './Answers.tsx';
import type { Answer } from './answers.ts';
import styles from './CheckAnswers.module.css';

type Props = {
  words: MembershipForm['check'];
  /** Shown in place of an answer that may be left out. */
  optional: string;
  answers: Answer[];
  onClose: () => void;
  /** Moves the focus to a field. */
  onChange: (name: Answer['name']) => void;
  onSend: () => void;
};

/**
 * The answers before they are sent, in a dialog with a link back to each field, and a button that sends them once none is
 * missing.
 */
export function CheckAnswers({ words, optional, answers, onClose, onChange, onSend }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // Not the first button: screen readers then read the list from its beginning.
    heading.current?.focus();
  }, []);
  const closeAnd = (next: () => void) => () => {
    // First, since closing moves the focus back, and the next step moves it on.
    dialog.current?.close();
    next();
  };
  return (
    <dialog className={styles.check} ref={dialog} aria-labelledby={headingId} onClose={onClose}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {words.heading}
      </h3>
      <p>{words.lead}</p>
      <Answers
        answers={answers.map(({ name, label, value, missing }) => ({
          label,
          value,
          empty: missing ? <strong>{words.missing}</strong> : <em>{optional}</em>,
          control: (
            <button type="button" onClick={closeAnd(() => onChange(name))}>
              {value ? words.change : words.add} <span className="visually-hidden">{label}</span>
            </button>
          ),
        }))}
      />
      <p className={styles.buttons}>
        {!answers.some(({ missing }) => missing) && <Button onClick={closeAnd(onSend)}>{words.send}</Button>}
        <Button look="line" onClick={() => dialog.current?.close()}>
          {words.back}
        </Button>
      </p>
    </dialog>
  );
}
