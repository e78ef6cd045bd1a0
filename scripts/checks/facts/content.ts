import { readdirSync, readFileSync } from 'node:fs';
import { readEntry } from '#content/schema/collection.server.ts';
import { exceptionsSchema, figuresIn, proseFaults } from './prose.ts';

const EXCEPTIONS = 'content/figures/exceptions.yaml';
/** Schemas are code; the register has the figures itself. */
const NO_PROSE = /\.server\.ts$|^(figures|schema|pictures)\//;

/**
 * What is wrong with the figures in the site's prose, a sentence each.
 *
 * @throws Error with file, line and field for a mistake in the list of exceptions
 */
export function contentFaults(): string[] {
  const { exceptions } = readEntry(EXCEPTIONS, readFileSync(EXCEPTIONS, 'utf8'), exceptionsSchema);
  const files = readdirSync('content', { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|yaml|ts)$/.test(name) && !NO_PROSE.test(name))
    .sort();
  const findings = files.flatMap((name) => {
    const file = `content/${name}`;
    return figuresIn(file, readFileSync(file, 'utf8'));
  });
  return proseFaults(findings, exceptions);
}
