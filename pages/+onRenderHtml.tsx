import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { dangerouslySkipEscape, escapeInject } from 'vike/server';
import type { InjectFilterEntry, PageContextServer } from 'vike/types';
import { z } from 'zod';
import { Document } from '#components/document/Document.tsx';
import { inputsOf, type ListInputs, type PostInputs } from './facts/inputs.ts';
import { NOT_FOUND, type PageFacts } from './facts/pageFacts.ts';

const pageComponent = z.custom<ComponentType<PageProps>>(
  (page) => typeof page === 'function',
  'A page exports a component.',
);

/**
 * What every page gets: what the site knows of its address, and the parameters of its route, e.g. `{ slug: 'kyc-cdd-msbs' }`.
 * A post and a page of a list of posts get what they show.
 */
export type PageProps = {
  facts: PageFacts;
  params: Record<string, string>;
  post: PostInputs | undefined;
  list: ListInputs | undefined;
};

/** Renders a page inside the document with its head from the per-path table (specification 2.1). */
export function onRenderHtml(pageContext: PageContextServer) {
  const Page = pageComponent.parse(pageContext.Page);
  const { document, post, list } = inputsOf(pageContext.is404 ? NOT_FOUND : pageContext.urlPathname);
  const html = renderToStaticMarkup(
    <Document {...document}>
      <Page facts={document.facts} params={pageContext.routeParams ?? {}} post={post} list={list} />
    </Document>,
  );
  return {
    documentHtml: escapeInject`<!doctype html>${dangerouslySkipEscape(html)}`,
    injectFilter(assets: InjectFilterEntry[]) {
      for (const asset of assets) {
        // Browsers hold the first paint back for a font that the head names.
        if (asset.assetType === 'font') asset.inject = false;
        // What the script imports is requested beside it.
        if (asset.assetType === 'script') asset.inject = 'HTML_END';
      }
    },
  };
}
