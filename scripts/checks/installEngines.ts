/**
 * Installs what `npm run test:engines` needs besides Chromium: Firefox, and WebKitGTK's driver with
 * a screen to draw on.
 */
import { installPrograms } from './programs.ts';

installPrograms({ 'firefox-esr': ['firefox-esr'], 'webkit2gtk-driver': ['WebKitWebDriver'], xvfb: ['Xvfb'] });
