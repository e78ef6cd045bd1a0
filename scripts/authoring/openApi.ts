/**
 * `npx tsx scripts/authoring/openApi.ts` writes the description of the API to docs/openapi.json. Run it after a change of a form's
 * fields, and `npm run format` after it.
 */
import { writeFileSync } from 'node:fs';
import { OPEN_API_FILE, openApi } from '#scripts/authoring/describeApi.ts';

writeFileSync(OPEN_API_FILE, `${JSON.stringify(openApi(), null, 2)}\n`);
