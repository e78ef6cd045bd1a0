import { longDate } from '#components/ui/formatDate.ts';
import type { Template } from '#content/collections/templates/schema.server.ts';
import { templatesPage } from '#content/pages/templates.ts';

/** The version of a template and its day, as the files show them. */
export const versionOf = ({ version, lastReviewed }: Template): string =>
  templatesPage.file.version.replace('{version}', version).replace('{date}', longDate(lastReviewed));
