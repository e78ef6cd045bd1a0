import type { Organization, WebSite } from 'schema-dts';
import { association as particulars } from '#content/site/association.ts';
import { site } from '#content/site/site.ts';

/** How other items refer to the association, which every page describes once. */
export const associationId = `${site.origin}/#association`;

/** The association, as every page's footer shows it. */
export const association: Organization = {
  '@type': 'Organization',
  '@id': associationId,
  name: site.siteName,
  url: `${site.origin}/`,
  description: site.description,
  logo: `${site.origin}/icon-512.png`,
  email: site.email,
  telephone: site.phone.international,
  ...(!particulars.sample && {
    address: particulars.address,
    ...(particulars.vatNumber && { vatID: particulars.vatNumber }),
  }),
};

/** The site as a whole. */
export const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': `${site.origin}/#website`,
  name: site.siteName,
  url: `${site.origin}/`,
  inLanguage: site.lang,
  publisher: { '@id': associationId },
};
