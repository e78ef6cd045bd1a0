/** Installs what `npm run test:engines` needs beside Chromium: Firefox, and WebKitGTK's driver with a screen to draw on. */
import { installPrograms } from './programs.ts';

installPrograms({
  '/usr/bin/firefox-esr': 'firefox-esr',
  '/usr/bin/WebKitWebDriver': 'webkit2gtk-driver',
  '/usr/bin/Xvfb': 'xvfb',
});
