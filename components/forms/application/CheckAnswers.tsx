import { useEffect, useRef } from 'react';
import { Button } from '#components/controls/Button.tsx';
import type { MembershipForm } from '#content/forms/forms.ts';
import { Answers } from './Answers.tsx';
import type { Answer } from './answers.ts';
import styles from './CheckAnswers.module.css';

type Props = {
  words: MembershipForm['check'];
  answers: Answer[];
  onClose: () => void;
  /** Leads back to a field. */
  onChange: (name: Answer['name']) => void;
  onSend: () => void;
};

/** The answers before they are sent, for who wants to check them: a dialog with a way back to each, and to send from. */
export function CheckAnswers({ words, answers, onClose, onChange, onSend }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
    // Not the first button: the list is read from its beginning.
    dialog.current?.querySelector('h3')?.focus();
  }, []);
  const then = (next: () => void) => () => {
    // Gives the focus back first, for what comes next to take it.
    dialog.current?.close();
    next();
  };
  return (
    <dialog className={styles.check} ref={dialog} aria-labelledby="check-answers" onClose={onClose}>
      <h3 id="check-answers" tabIndex={-1}>
        {words.heading}
      </h3>
      <p>{words.lead}</p>
      <Answers
        missing={words.missing}
        answers={answers.map(({ name, label, value }) => ({
          label,
          value,
          control: (
            <button type="button" onClick={then(() => onChange(name))}>
              {words.change} <span className="visually-hidden">{label}</span>
            </button>
          ),
        }))}
      />
      <p className={styles.buttons}>
        <Button onClick={then(onSend)}>{words.send}</Button>
        <Button look="line" onClick={() => dialog.current?.close()}>
          {words.back}
        </Button>
      </p>
    </dialog>
  );
}
