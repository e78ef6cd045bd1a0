import { z } from 'zod';
import { contentFolder } from '#content/schema/contentFolder.server.ts';
import { readData } from '#content/schema/entries/yaml.server.ts';
import { isoDate } from '#content/schema/fields.server.ts';

/** A record of what has been tried for the launch; `npm run launch-check` asks for it. */
export const launchSchema = z.strictObject({
  hcaptchaTried: isoDate
    .optional()
    .describe('hCaptcha tested on, the date when a form was sent through hCaptcha itself'),
});

export const launchRecord = readData(`${contentFolder}/site/launch.yaml`, launchSchema);
