import { site } from '#content/site/site.ts';
import { textFileWords } from '#content/site/text-file-words.ts';
import type { PageModel } from '#pages/model/pageModel.ts';

/** How visitors write an address; each is redirected in one step. */
export const pathsFrom = (address: string): string[] => [address, `${address}/`, `${address}.html`];

/**
 * `_redirects` for Netlify, Cloudflare and the embedded server. At the former address is a page, which Netlify sends unless a rule is
 * forced by `!`; Cloudflare passes over such a rule and takes the next.
 */
export function redirectsFile(redirects: ReadonlyMap<string, string>): string {
  const rules = [...redirects].flatMap(([from, to]) => pathsFrom(from).map((path) => `${path} ${to} 301`));
  return rules.map((rule) => `${rule}!\n${rule}\n`).join('');
}

/** The page of a former address, for hosts that cannot redirect, such as GitHub Pages. */
export function stubPage({ path, heading, canonical }: Pick<PageModel, 'path' | 'heading' | 'canonical'>): string {
  const title = heading.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${path}">
<link rel="canonical" href="${site.origin}${canonical}">
<title>${title}</title>
</head>
<body><p>${textFileWords.moved} <a href="${path}">${title}</a></p></body>
</html>
`;
}
