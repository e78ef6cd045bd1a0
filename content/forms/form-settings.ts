import { site } from '#content/site/site.ts';

/** What both forms need of content/site/site.ts, and no more: it travels to the browser. */
export const sending = {
  apiHost: site.apiHost,
  sitekey: site.hcaptchaSitekey,
  phone: { display: site.phone.display, href: site.phone.href },
  email: site.email,
};

export type Sending = typeof sending;
