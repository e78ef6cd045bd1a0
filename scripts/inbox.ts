// Shows the forms that arrived, newest last: npm run inbox
import './server/environment.ts';
import { describeInbox } from './server/describeInbox.ts';
import { readSettings } from './server/settings.ts';

console.log(await describeInbox(readSettings(process.env).INBOX_DIR));
