import { Prose } from './Prose.tsx';

/** The main points of a text, for the card in its head. */
export const InShort = ({ heading, points }: { heading: string; points: string[] }) => (
  <section aria-labelledby="in-short">
    <h2 id="in-short">{heading}</h2>
    <Prose markdown={points.map((point) => `- ${point}`).join('\n')} />
  </section>
);
