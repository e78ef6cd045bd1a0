import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { masked, type OwnNumber, ownNumbersIn } from '#content/figures/ownNumbers.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { listFiles } from '#scripts/shared/files.ts';

const EXCEPTIONS = 'content/figures/exceptions.yaml';

type Finding = OwnNumber & { file: string };

/** Comments of a module, and the values that it takes from elsewhere. */
const NO_TEXT = /\/\*[\s\S]*?\*\/|^\s*\/\/.*$|\$\{[^}]*\}/gm;

/** The figures that a module of content writes itself. */
export const figuresIn = (file: string, source: string): Finding[] =>
  ownNumbersIn(source.replace(NO_TEXT, masked)).map((number) => ({ file, ...number }));

/** Numbers that look like figures and aren't: examples, experience, the association's own terms. */
const exception = z.strictObject({
  file: z.string(),
  because: z.string(),
  /** The numbers as the file has them; left out where nothing in the file is a figure. */
  numbers: z.array(z.string()).optional(),
});
type Exception = z.output<typeof exception>;

/**
 * What is wrong with the figures of some modules, a sentence for each that is neither in the
 * register nor an exception.
 */
export function proseErrors(findings: Finding[], exceptions: Exception[]): string[] {
  const isExcepted = ({ file, words }: Finding) =>
    exceptions.some((exception) => exception.file === file && (exception.numbers?.includes(words) ?? true));
  return findings
    .filter((finding) => !isExcepted(finding))
    .map(
      ({ file, line, words }) =>
        `${file}:${line}: “${words}” reads like a figure of the law. Take it from the register, or add it to ${EXCEPTIONS}.`,
    );
}

const WORDS = /\.ts$|^content\/pages\/.+\.yaml$/;
/**
 * Schemas are code, the register has the figures itself, and of the association's own data only the
 * head table speaks of law.
 */
const UNREAD = /\.server\.ts$|^content\/(figures|schema|site\/(?!head\.))/;

/**
 * What is wrong with the figures in the words of pages, a sentence each; entries are checked as
 * they are read. Throws for an error in the list of exceptions.
 */
export function contentErrors(): string[] {
  const { exceptions } = readData(EXCEPTIONS, z.strictObject({ exceptions: z.array(exception) }));
  const files = listFiles('content').map((name) => join('content', name));
  const read = files.filter((file) => WORDS.test(file) && !UNREAD.test(file)).sort();
  const findings = read.flatMap((file) => figuresIn(file, readFileSync(file, 'utf8')));
  return proseErrors(findings, exceptions);
}
