/**
 * Part of `npm run check`: names each file in the root that nobody has listed here, and each
 * comment that runs past column 100, where most editors cut it off. Exits 1 if there is one.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const ROOT_FILES =
  /^(\.[\w.-]+|[A-Z]+\.md|package(-lock)?\.json|tsconfig\.json|biome\.json|knip\.json|\w+\.config\.ts)$/;
const SOURCE = /\.(tsx?|css|js|ya?ml|sh|env|service)$|^\.ci\/run$/;
const COMMENT = /^\s*(\/\/|\/?\*|\{\/\*|# )/;
const WIDEST = 100;

// Including untracked files, but not ignored ones.
const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']);
const files = listed.stdout.toString().trim().split('\n');

const unknown = files.filter((file) => !file.includes('/') && !ROOT_FILES.test(file));
const wide = files
  .filter((file) => SOURCE.test(file))
  .flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (COMMENT.test(line) && line.length > WIDEST ? `${file}:${index + 1}` : [])),
  );

for (const file of unknown)
  console.error(`${file} is in the root, where only settings and documents are. Move or delete it.`);
for (const place of wide) console.error(`${place} has a comment of more than ${WIDEST} columns. Wrap it.`);
process.exitCode = unknown.length + wide.length > 0 ? 1 : 0;
