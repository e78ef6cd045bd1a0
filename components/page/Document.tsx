import type { ReactNode } from 'react';
import type { Graph } from 'schema-dts';
import type { CookiesContent } from '#content/cookies.ts';
import type { Feeds } from '#content/feeds.ts';
import type { HeadEntry } from '#content/head.ts';
import type { Navigation } from '#content/navigation.ts';
import type { site } from '#content/site.ts';
import { CookieBanner } from '../consent/CookieBanner.tsx';
import { MarkSymbol } from '../logo/Mark.tsx';
import '../styles/layers.css';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/print.css';
import { StructuredData } from '../structuredData/StructuredData.tsx';
import { Footer } from './Footer.tsx';
import { Head } from './Head.tsx';
import { Header } from './Header.tsx';

type Props = {
  path: string;
  head: HeadEntry;
  site: typeof site;
  feeds: Feeds;
  structuredData: Graph;
  navigation: Navigation;
  cookies: CookiesContent;
  children: ReactNode;
};

/** The whole HTML document around a page; the page brings its own `<main>`. */
export function Document({ path, head, site, feeds, structuredData, navigation, cookies, children }: Props) {
  return (
    <html lang="en-GB" id="top">
      <Head path={path} head={head} site={site} feeds={feeds} />
      <body>
        <MarkSymbol />
        <Header path={path} navigation={navigation} />
        <CookieBanner content={cookies} analyticsSrc={site.analyticsSrc} marketingSrc={site.marketingSrc} />
        {children}
        <Footer navigation={navigation} site={site} />
        <StructuredData data={structuredData} />
      </body>
    </html>
  );
}
