import { news } from '#content/news/index.ts';

export const onBeforePrerenderStart = () => news.map(({ slug }) => `/news/${slug}`);
