import rss from '@astrojs/rss';
import { newestFirst } from '../articles.mjs';

/** The feed of the latest twenty in full, as the site's. */
export async function GET({ site }) {
  const latest = (await newestFirst()).slice(0, 20);
  return rss({
    title: 'Peer',
    description: 'The same articles, built by Astro.',
    site,
    items: latest.map(({ id, data, rendered }) => ({
      title: data.title,
      pubDate: data.date,
      description: data.excerpt,
      link: `/${id}`,
      content: rendered?.html,
    })),
  });
}
