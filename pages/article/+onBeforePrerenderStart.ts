import { articles } from '#content/articles/index.ts';

export const onBeforePrerenderStart = () => articles.map(({ slug }) => `/${slug}`);
