import { blogPagePath, blogPages } from '#content/blogs.ts';

export const onBeforePrerenderStart = () => blogPages.map((_, index) => blogPagePath(index + 1));
