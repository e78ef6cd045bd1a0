import { Button } from '#components/controls/Button.tsx';
import { Section } from '#components/layout/Section.tsx';

type Props = { heading: string; text: string; label: string; button: string };

/** The newsletter block: hidden, and its form is not handled (specification 2.14). */
export function Newsletter({ heading, text, label, button }: Props) {
  return (
    <div hidden>
      <Section tone="tint">
        <h2>{heading}</h2>
        <p>{text}</p>
        <form>
          <label htmlFor="newsletter-email">{label}</label>
          <input id="newsletter-email" name="email" type="email" autoComplete="email" required />
          <Button type="submit">{button}</Button>
        </form>
      </Section>
    </div>
  );
}
