import type { BreadcrumbList, Event, Graph, ImageGallery, Offer, Service, Thing } from 'schema-dts';
import { events } from '#content/collections/events/index.ts';
import { figureNumber } from '#content/figures/lookup.server.ts';
import { home } from '#content/pages/home.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { WEBINAR_ANNOUNCEMENT, WELCOME_MEET } from '#content/site/head.ts';
import { kinds, type SchemaType } from '#content/site/kinds.ts';
import { type Membership, memberships } from '#content/site/memberships.ts';
import { site } from '#content/site/site.ts';
import { eventsAbout } from '#pages/model/events.ts';
import { galleryLead, galleryPhotos } from '#pages/model/gallery.ts';
import type { PageModel } from '#pages/model/pageModel.ts';
import { association, associationId, webSite } from './association.ts';
import { eventData, videoObject } from './event.ts';
import { articlePage, postProperties, templatePage } from './writing.ts';

const url = `${site.origin}/become-a-member`;

const offerOf = ({ name, feeName }: Membership): Offer => ({
  '@type': 'Offer',
  name,
  price: figureNumber(feeName),
  priceCurrency: 'GBP',
  priceSpecification: {
    '@type': 'UnitPriceSpecification',
    price: figureNumber(feeName),
    priceCurrency: 'GBP',
    // A year, as UN/CEFACT codes it.
    referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
  },
});

/** Membership and its two annual fees. */
const membership: Service = {
  '@type': 'Service',
  '@id': `${url}#membership`,
  name: home.fees.heading,
  url,
  provider: { '@id': associationId },
  offers: Object.values(memberships).map(offerOf),
};

/** The photos of the 2025 event: drawings are samples. */
const photos = galleryPhotos.filter(({ picture }) => !picture.sample);

/** The gallery of the 2025 event; the page's own picture as long as it has no photo. */
const imageGallery = ({ path, heading, image }: PageModel): ImageGallery => ({
  '@type': 'ImageGallery',
  url: site.origin + path,
  name: heading,
  description: galleryLead,
  image: photos.length
    ? photos.map(({ name, picture }) => ({
        '@type': 'ImageObject',
        name,
        contentUrl: site.origin + picture.src,
      }))
    : site.origin + image,
});

// Here and not in content: it derives what it says from content and adds no words of its own.

/** The opening sentence and the speakers of the pages that name their speakers. */
const spoken: Record<string, { description: string; performers: string[] }> = {
  [WELCOME_MEET]: {
    description: welcomeMeet.lead,
    performers: welcomeMeet.speakers.people.filter(({ sample }) => !sample).map(({ name }) => name),
  },
  [WEBINAR_ANNOUNCEMENT]: {
    description: webinarDetail.lead,
    performers: webinarDetail.speaker && !webinarDetail.speaker.sample ? [webinarDetail.speaker.name] : [],
  },
};

/** The events that a page reports on, or that it has announced. A sample film doesn't show them. */
function eventsAt({ path, description, image, film: shown }: PageModel): Event[] {
  const film = shown?.sample ? undefined : shown;
  return eventsAbout(path).map((event) =>
    eventData(event, {
      description: film?.description ?? description,
      image,
      ...spoken[path],
      ...(film && { film: path }),
    }),
  );
}

/**
 * The events on a page about something else: the calendar has those without a page of their own.
 */
const eventsAmong = ({ path: page, image }: PageModel): Event[] =>
  events
    .filter(({ path }) => path === page)
    .map((event) => eventData(event, { description: event.description, anchor: event.slug, image }));

/** What the pages of a kind are, by what schema.org calls their entries. */
const things: Record<SchemaType, (model: PageModel) => Thing[]> = {
  BlogPosting: (model) => [{ '@type': 'BlogPosting', ...postProperties(model) }],
  NewsArticle: (model) => [{ '@type': 'NewsArticle', ...postProperties(model) }],
  Article: articlePage,
  DigitalDocument: templatePage,
  Event: (model) => [...eventsAt(model), ...(model.film ? [videoObject(model.path, model.film)] : [])],
};

/**
 * What a page is and shows, in the terms of schema.org, samples too; it names no person, review or
 * offer that is one.
 */
function thingsOf(model: PageModel): Thing[] {
  const { path, kind, canonical } = model;
  const type = kind && kinds[kind].schemaType;
  if (type) return things[type](model);
  if (canonical === '/' || canonical === '/become-a-member') return [membership];
  if (path === '/photos2025') return [imageGallery(model)];
  return eventsAmong(model);
}

/** The trail that the page's breadcrumb shows. */
function breadcrumbList({ breadcrumb: { trail, current } }: PageModel): BreadcrumbList {
  const steps = [
    ...trail.map(({ label, href }) => ({ name: label, item: new URL(href, site.origin).href })),
    { name: current },
  ];
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map((step, index) => ({ '@type': 'ListItem', position: index + 1, ...step })),
  };
}

/** The structured data of a page. */
export function structuredDataFor(model: PageModel): Graph {
  const trail = model.index && model.breadcrumb.trail.length ? [breadcrumbList(model)] : [];
  return { '@context': 'https://schema.org', '@graph': [association, webSite, ...trail, ...thingsOf(model)] };
}
