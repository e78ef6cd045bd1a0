// First: layers rank in the order of their first mention.
import '#components/styles/layers.css';
import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import { EARLY_PRESSES } from '#components/behaviours/earlyPresses.shared.ts';
import { MarkSymbol } from '#components/ornament/Mark.tsx';
import type { cookies } from '#content/site/cookies.ts';
import type { feeds } from '#content/site/feeds.ts';
import type { Navigation } from '#content/site/navigation.ts';
import type { site } from '#content/site/site.ts';
import { CookieBanner } from './CookieBanner.tsx';
import '#components/styles/fonts.css';
import '#components/styles/tokens.css';
import '#components/styles/base.css';
import '#components/styles/print.css';
import type { BreadcrumbProps } from '#components/layout/Breadcrumb.tsx';
import { Footer } from '#components/layout/Footer.tsx';
import { Header } from '#components/layout/Header.tsx';
import { Head, type HeadTags } from './Head.tsx';
import { LoadFailure } from './LoadFailure.tsx';
import { StructuredData } from './StructuredData.tsx';

type Props = {
  model: HeadTags & { path: string; breadcrumb: BreadcrumbProps };
  site: typeof site;
  feeds: typeof feeds;
  structuredData: Graph;
  navigation: Navigation;
  cookies: typeof cookies;
  loadFailure: string;
  children: ReactNode;
};

/** The whole HTML document around a page; the page brings its own `<main>`. */
export function Document({ model, site, feeds, structuredData, navigation, cookies, loadFailure, children }: Props) {
  return (
    <html lang={site.lang} id="top">
      <Head model={model} site={site} feeds={feeds} />
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a constant */}
        <script id="early-presses" dangerouslySetInnerHTML={{ __html: EARLY_PRESSES }} />
        <MarkSymbol />
        <Header path={model.canonical} trail={model.breadcrumb.trail} navigation={navigation} />
        <CookieBanner content={cookies} site={site} />
        {children}
        <Footer navigation={navigation} site={site} />
        <LoadFailure text={loadFailure} site={site} />
        <StructuredData data={structuredData} />
      </body>
    </html>
  );
}
