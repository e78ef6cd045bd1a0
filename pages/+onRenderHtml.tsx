import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { z } from 'zod';
import { Document } from '#components/document/Document.tsx';
import { cookies } from '#content/site/cookies.ts';
import { feeds } from '#content/site/feeds.ts';
import { headFor, NOT_FOUND } from '#content/site/head.ts';
import { navigation } from '#content/site/navigation.ts';
import { site } from '#content/site/site.ts';
import { structuredDataFor } from './facts/structuredData/index.ts';

const pageComponent = z.custom<ComponentType<PageProps>>(
  (page) => typeof page === 'function',
  'A page exports a component.',
);

/** What every page gets: the parameters of its route, e.g. `{ slug: 'kyc-cdd-msbs' }`. */
export type PageProps = { params: Record<string, string> };

/** Renders a page inside the document with its head from the per-path table (specification 2.1). */
export function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageComponent.parse(pageContext.Page);
  const path = pageContext.is404 ? NOT_FOUND : pageContext.urlPathname;
  const html = renderToStaticMarkup(
    <Document
      path={path}
      head={headFor(path)}
      site={site}
      feeds={feeds}
      structuredData={structuredDataFor(path)}
      navigation={navigation}
      cookies={cookies}
    >
      <Page params={pageContext.routeParams ?? {}} />
    </Document>,
  );
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`,
    // The head names the one font that first paint gains from; the other would only take its bandwidth.
    injectFilter(assets: InjectFilterEntry[]) {
      for (const asset of assets) if (asset.assetType === 'font') asset.inject = false;
    },
  };
}
