/** robots.txt: everything may be read; pages that should not be found say so themselves. */
export const robots = (origin: string): string => `User-agent: *\nAllow: /\n\nSitemap: ${origin}/sitemap.xml\n`;
