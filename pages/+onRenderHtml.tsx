import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { z } from 'zod';
import { Document } from '#components/document/Document.tsx';
import { cookies } from '#content/site/cookies.ts';
import { feeds } from '#content/site/feeds.ts';
import { loadFailure } from '#content/site/load-failure.ts';
import { navigation } from '#content/site/navigation.ts';
import { site } from '#content/site/site.ts';
import { NOT_FOUND, type PageModel, pageModel } from '#pages/model/pageModel.ts';
import { structuredDataFor } from '#pages/model/structuredData/index.ts';

const pageComponent = z.custom<ComponentType<PageProps>>(
  (page) => typeof page === 'function',
  'A page exports a component.',
);

/**
 * What every page gets: what the site knows of its address, and the parameters of its route, e.g.
 * `{ slug: 'kyc-cdd-msbs' }`.
 */
export type PageProps = { model: PageModel; params: Record<string, string> };

/** Renders a page inside the document with its head from the per-path table (specification 2.1). */
export function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageComponent.parse(pageContext.Page);
  const model = pageModel(pageContext.is404 ? NOT_FOUND : pageContext.urlPathname);
  const html = renderToStaticMarkup(
    <Document
      model={model}
      site={site}
      feeds={feeds}
      navigation={navigation}
      cookies={cookies}
      loadFailure={loadFailure}
      structuredData={structuredDataFor(model)}
    >
      <Page model={model} params={pageContext.routeParams ?? {}} />
    </Document>,
  );
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`,
    injectFilter(assets: InjectFilterEntry[]) {
      for (const asset of assets) {
        // Browsers delay the first paint for a font that the head preloads.
        if (asset.assetType === 'font') asset.inject = false;
        // Preloads of the script's imports go next to the script.
        if (asset.assetType === 'script') asset.inject = 'HTML_END';
      }
    },
  };
}
