import styles from './Rosette.module.css';

/** The address of each drawing, by its path. */
const drawings = import.meta.glob<string>('../art/rosettes/*.svg', { eager: true, query: '?url', import: 'default' });

type Props = {
  /** Of its drawing in components/art/rosettes. */
  name: string;
  className?: string | undefined;
};

/**
 * A guilloche rosette, the pattern of banknotes: decoration at an edge or behind a picture. It is a
 * mask over a gradient of tokens, so that one file serves both colour schemes. Its parent must be
 * positioned and isolated; `className` places it. Throws when there is no such drawing.
 */
export function Rosette({ name, className }: Props) {
  const drawing = drawings[`../art/rosettes/${name}.svg`];
  if (!drawing) throw new Error(`There is no rosette components/art/rosettes/${name}.svg.`);
  return (
    <>
      {/* The security policy refuses style attributes. */}
      <style href={`rosette-${name}`} precedence="rosettes">
        {`[data-rosette='${name}']{--rosette:url("${drawing}")}`}
      </style>
      <i className={`${styles.rosette} ${className ?? ''}`} data-rosette={name} aria-hidden="true" />
    </>
  );
}
