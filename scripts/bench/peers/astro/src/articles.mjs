import { getCollection } from 'astro:content';

/** All articles, newest first. */
export const newestFirst = async () => (await getCollection('articles')).sort((a, b) => b.data.date - a.data.date);
