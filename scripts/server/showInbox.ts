// Shows the forms that arrived, newest last: npm run inbox
import './environment.ts';
import { describeInbox } from './describeInbox.ts';
import { readSettings } from './settings.ts';

console.log(await describeInbox(readSettings(process.env).INBOX_DIR));
