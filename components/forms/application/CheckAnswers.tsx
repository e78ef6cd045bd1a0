import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { Button } from '#components/controls/Button.tsx';
import { currentValues, type Values } from '#components/forms/descriptions/fieldDescription.ts';
import { membershipFields } from '#components/forms/descriptions/membershipFields.ts';
import type { MembershipForm } from '#content/forms/forms.ts';
import list from './Answers.module.css';
import { type Answer, answersOf } from './answers.ts';
import styles from './CheckAnswers.module.css';

/**
 * A button that shows the answers of the form around it in a dialog, with a link back to each field
 * and a button that sends them.
 */
export function CheckAnswers({ words }: { words: MembershipForm }) {
  const [answers, setAnswers] = useState<Answer[]>();
  return (
    <>
      <Button
        look="line"
        onClick={({ currentTarget: { form } }) =>
          form && setAnswers(answersOf(currentValues(membershipFields, form), words))
        }
      >
        {words.check.open}
      </Button>
      {answers && <AnswersDialog words={words} answers={answers} onClose={() => setAnswers(undefined)} />}
    </>
  );
}

type DialogProps = { words: MembershipForm; answers: Answer[]; onClose: () => void };

function AnswersDialog({ words: { check, optional }, answers, onClose }: DialogProps) {
  const { setFocus } = useFormContext<Values>();
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const headingId = useId();
  useEffect(() => {
    dialog.current?.showModal();
    // Not the first button: screen readers then read the list from its beginning.
    heading.current?.focus();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog className={styles.check} ref={dialog} aria-labelledby={headingId} onClose={onClose}>
      <h3 id={headingId} ref={heading} tabIndex={-1}>
        {check.heading}
      </h3>
      <p>{check.lead}</p>
      <dl className={list.answers}>
        {answers.map(({ name, label, value, missing, ask }) => {
          const toField = (words: ReactNode) => (
            <button
              type="button"
              onClick={() => {
                // First, since closing moves the focus back.
                close();
                setFocus(name);
              }}
            >
              {words}
            </button>
          );
          const change = (
            <>
              {value ? check.change : check.add} <span className="visually-hidden">{label}</span>
            </>
          );
          return (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value || (missing ? toField(ask) : <em>{optional}</em>)}</dd>
              {!missing && <dd>{toField(change)}</dd>}
            </div>
          );
        })}
      </dl>
      <p className={`row ${styles.buttons}`}>
        {!answers.some(({ missing }) => missing) && (
          <Button type="submit" onClick={close}>
            {check.send}
          </Button>
        )}
        <Button look="line" onClick={close}>
          {check.back}
        </Button>
      </p>
    </dialog>
  );
}
