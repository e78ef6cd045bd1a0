import { longDate } from '#components/ui/formatDate.ts';
import type { Template } from '#content/collections/templates/schema.server.ts';
import { templatesPage } from '#content/pages/templates.ts';

/** The words of the files that are not a template's own. */
export const words = { form: templatesPage.form, file: templatesPage.file };

/** The version of a template and its day, as the files show them. */
export const versionOf = ({ version, lastReviewed }: Template): string =>
  words.file.version.replace('{version}', version).replace('{date}', longDate(lastReviewed));
