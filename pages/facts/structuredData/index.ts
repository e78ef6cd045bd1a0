import { parse } from 'node-html-parser';
import type { BreadcrumbList, Event, Graph, ImageGallery, Service, Thing } from 'schema-dts';
import { events } from '#content/collections/events/index.ts';
import { home } from '#content/pages/home.ts';
import { webinarDetail } from '#content/pages/webinar-bank-accounts-for-msb-businesses.ts';
import { welcomeMeet } from '#content/pages/welcome-msb-meet-up-19th-june-2025.ts';
import { WEBINAR_ANNOUNCEMENT, WELCOME_MEET } from '#content/site/head.ts';
import { kinds, type SchemaType } from '#content/site/kinds.ts';
import { site } from '#content/site/site.ts';
import { eventsAbout } from '#pages/facts/events.ts';
import { galleryLead, galleryPhotos } from '#pages/facts/gallery.ts';
import type { Film } from '#pages/facts/media.ts';
import type { PageFacts } from '#pages/facts/pageFacts.ts';
import { association, associationId, webSite } from './association.ts';
import { eventData, videoObject } from './event.ts';
import { articlePage, blogPosting, newsArticle, templatePage } from './writing.ts';

const url = `${site.origin}/become-a-member`;

/** Membership and its two annual fees. */
const membership: Service = {
  '@type': 'Service',
  '@id': `${url}#membership`,
  name: home.fees.heading,
  url,
  provider: { '@id': associationId },
  offers: home.fees.notes.map(({ name, pounds }) => ({
    '@type': 'Offer',
    name,
    price: pounds,
    priceCurrency: 'GBP',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price: pounds,
      priceCurrency: 'GBP',
      // A year, as UN/CEFACT codes it.
      referenceQuantity: { '@type': 'QuantitativeValue', value: 1, unitCode: 'ANN' },
    },
  })),
};

/** The photos of the 2025 event: drawings are samples. */
const photos = galleryPhotos.filter(({ picture }) => !picture.sample);

/** The gallery of the 2025 event. */
const imageGallery = ({ path, heading }: PageFacts): ImageGallery => ({
  '@type': 'ImageGallery',
  url: site.origin + path,
  name: heading,
  description: galleryLead,
  image: photos.map(({ name, picture }) => ({
    '@type': 'ImageObject',
    name,
    contentUrl: site.origin + picture.src,
  })),
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

/** The events that a page reports on, or that it has announced. */
const eventsAt = ({ path, description, image }: PageFacts, film: Film | undefined): Event[] =>
  eventsAbout(path).map((event) =>
    eventData(event, {
      ...{ description: film?.description ?? description, image, ...spoken[path] },
      ...(film && { film: path }),
    }),
  );

/** The events that a page of other things shows: the calendar has those without a page of their own. */
const eventsAmong = ({ path: page, image }: PageFacts): Event[] =>
  events
    .filter(({ path }) => path === page)
    .map((event) =>
      eventData(event, { description: parse(event.description).structuredText, anchor: event.slug, image }),
    );

/** What the pages of a kind are, by what schema.org calls their entries. */
const things: Record<SchemaType, (facts: PageFacts) => Thing[]> = {
  BlogPosting: (facts) => [blogPosting(facts)],
  NewsArticle: (facts) => [newsArticle(facts)],
  Article: articlePage,
  DigitalDocument: templatePage,
  Event: (facts) => {
    const film = facts.film?.sample ? undefined : facts.film;
    return [...eventsAt(facts, film), ...(film ? [videoObject(facts.path, film)] : [])];
  },
};

/** What a page is, in the terms of schema.org. Of samples it says nothing: they stand for what does not exist yet. */
function thingsOf(facts: PageFacts): Thing[] {
  const { path, kind, canonical } = facts;
  const type = kind && kinds[kind].schemaType;
  if (type) return facts.sample && type !== 'Event' ? [] : things[type](facts);
  if (canonical === '/' || canonical === '/become-a-member') return [membership];
  if (path === '/photos2025') return photos.length > 0 ? [imageGallery(facts)] : [];
  return eventsAmong(facts);
}

/** The trail that the page's breadcrumb shows. */
function breadcrumbList({ breadcrumb: { trail, current } }: PageFacts): BreadcrumbList {
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
export function structuredDataFor(facts: PageFacts): Graph {
  const trail = facts.index && facts.breadcrumb.trail.length ? [breadcrumbList(facts)] : [];
  return { '@context': 'https://schema.org', '@graph': [association, webSite, ...trail, ...thingsOf(facts)] };
}
