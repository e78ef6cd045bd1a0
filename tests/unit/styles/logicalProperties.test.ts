import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';

/** The declarations that the linter refuses for their sides. */
function refused(declarations: string[]): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'styles-'));
  writeFileSync(join(folder, 'one.css'), declarations.map((declaration) => `p { ${declaration} }\n`).join(''));
  const { stdout } = spawnSync(
    resolve('node_modules/.bin/biome'),
    ['lint', `--config-path=${resolve('biome.json')}`, '--vcs-enabled=false', '--reporter=github', folder],
    { encoding: 'utf8' },
  );
  rmSync(folder, { recursive: true });
  const lines = [...stdout.matchAll(/title=plugin,.*?line=(\d+)/g)].map(([, line]) => Number(line));
  return lines.map((line) => declarations[line - 1] ?? '');
}

test('the linter refuses what a page from right to left would show on the wrong side', () => {
  const wrong = [
    'left: 0',
    'margin-right: 1rem',
    'border-left-width: 1px',
    'border-top-right-radius: 1px',
    'text-align: left',
    'transition: opacity 1s, left 1s',
    'margin: 0 1rem 0 2rem',
    'border-radius: 0 calc(1px + (2px * 3)) 0 1px',
  ];
  const right = [
    'inset-inline-start: 0',
    'text-align: end',
    'top: 0',
    'margin: 0 1rem 2rem',
    'padding: clamp(1px, 2px + 3px, 4px) 2px 3px',
  ];
  expect(refused([...wrong, ...right])).toEqual(wrong);
});
