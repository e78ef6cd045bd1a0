/**
 * Part of `npm run check`: names each comment that runs past column 100, where most editors cut it
 * off. Exits 1 if there is one.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const SOURCE = /\.(tsx?|css|js|ya?ml|sh|env|service)$|^\.ci\/run$/;
const COMMENT = /^\s*(\/\/|\/?\*|\{\/\*|# )/;
const WIDEST = 100;

// With those that Git does not know yet, but without what it ignores.
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']);
const files = listed.stdout.toString().trim().split('\n');

const wide = files
  .filter((file) => SOURCE.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (COMMENT.test(line) && line.length > WIDEST ? `${file}:${index + 1}` : [])),
  );

for (const place of wide) console.error(`${place} has a comment of more than ${WIDEST} columns. Wrap it.`);
process.exitCode = wide.length > 0 ? 1 : 0;
