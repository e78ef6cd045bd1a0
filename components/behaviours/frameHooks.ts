import { hook } from './hook.ts';

/** Joins the header, footer and cookie banner of every page with their scripts. */
export const frameHooks = {
  header: hook('site-header'),
  menu: hook('menu'),
  backToTop: hook('back-to-top'),
  cookieBanner: hook('cookie-banner'),
  cookieSettings: hook('cookie-settings'),
  analyticsSrc: hook('analytics-src'),
  marketingSrc: hook('marketing-src'),
};
