import type { feeds } from '#content/site/feeds.ts';
import type { site } from '#content/site/site.ts';

/** A page's metadata, for its `<head>`. */
export type HeadTags = {
  /** The whole title, for the browser’s tab. */
  title: string;
  description: string;
  /** The path of the page's canonical address. */
  canonical: string;
  index: boolean;
  published: string | undefined;
  modified: string | undefined;
  /** The share image, and its alternative text. */
  image: string;
  imageWords: string;
};

type Props = { model: HeadTags; site: typeof site; feeds: typeof feeds };

/**
 * Title, description, canonical and social tags of a page (specification 2.1), its icons, and links
 * to its feeds. The social type is `website` on every page, as the specification requires; articles
 * give their dates all the same.
 */
export function Head({ model, site, feeds }: Props) {
  const canonical = site.origin + model.canonical;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{model.title}</title>
      <meta name="description" content={model.description} />
      {model.index && <link rel="canonical" href={canonical} />}
      {(!model.index || site.isRehearsal) && <meta name="robots" content="noindex" />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.siteName} />
      <meta property="og:locale" content={site.lang.replaceAll('-', '_')} />
      <meta property="og:url" content={canonical} />
      <meta property="og:title" content={model.title} />
      <meta property="og:description" content={model.description} />
      <meta property="og:image" content={site.origin + model.image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={model.imageWords} />
      <meta property="og:image:type" content="image/jpeg" />
      {model.published && <meta property="article:published_time" content={model.published} />}
      {model.published && <meta property="article:modified_time" content={model.modified} />}
      <meta name="twitter:card" content="summary_large_image" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href="/site.webmanifest" />
      <meta name="theme-color" content={site.themeColour.light} media="(prefers-color-scheme: light)" />
      <meta name="theme-color" content={site.themeColour.dark} media="(prefers-color-scheme: dark)" />
      {feeds.map(({ href, type, title }) => (
        <link key={href} rel="alternate" type={type} title={title} href={href} />
      ))}
    </head>
  );
}
