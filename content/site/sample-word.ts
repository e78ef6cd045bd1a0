import { define } from '#content/schema/define.server.ts';
import { text } from '#content/schema/fields.server.ts';

/** The tag of everything that stands in for something of the association's own. */
export const sampleWord = define('content/site/sample-word.ts', text, 'Sample');
