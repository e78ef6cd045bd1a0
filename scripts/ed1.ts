import { chromium } from '@playwright/test';
import { findChromium } from '#scripts/checks/programs.ts';
import { editorFiles } from '#scripts/editor/files.ts';
import { serveEditor, pickFolder, readFolder } from '../tests/fixtures/browser/editor.ts';
const browser = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu','--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE localhost','--remote-debugging-port=9399'] });
const context = await browser.newContext({ baseURL: 'http://localhost:4309', viewport: {width:1280,height:900}, locale:'en-GB', timezoneId:'Europe/London' });
const page = await context.newPage();
page.on('response', r => { if (r.status()===404) console.log('404', r.url().slice(0,100)); }); page.on('console', m => m.text().includes('404') ? 0 : console.log('CONSOLE', m.type(), m.text().slice(0,300)));
page.on('pageerror', e => console.log('PAGEERROR', e.message));
page.on('request', r => { if (!r.url().includes('localhost:4309')) console.log('REQ', r.url().slice(0,120)); });
await page.addInitScript('globalThis.__name = (f) => f'); await serveEditor(page, await editorFiles());
let t = performance.now();
await pickFolder(page);
console.log('picked', performance.now()-t); t = performance.now();
await page.goto('/admin/');
await page.getByRole('button').first().waitFor();
console.log('loaded', performance.now()-t);

const fn = (await import('/tmp/scenario.mjs')).default;
try { await fn(page, readFolder, console.log); } catch (e) { console.log('ERR', String(e).slice(0,3000)); await page.screenshot({path:'/tmp/ed-err.png'}); }
await browser.close();
