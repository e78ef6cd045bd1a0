/**
 * `npx tsx scripts/editor/cmsConfig.ts` prints the configuration of the editor. It is made anew whenever the editor is served or built, so no
 * copy of it can be stale; `-- --check` makes it, and prints nothing but what is wrong.
 */
import { parseArgs } from 'node:util';
import { site } from '#content/site/site.ts';
import { editorConfig } from './config.ts';
import { unknownFields } from './coverage.ts';

const { values } = parseArgs({ options: { check: { type: 'boolean' } } });
try {
  const config = editorConfig(site.cmsRepository || undefined);
  const unknown = unknownFields(config);
  if (unknown.length) throw new Error(unknown.join('\n'));
  if (!values.check) console.log(JSON.stringify(config, null, 2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
