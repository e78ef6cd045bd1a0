import { webinars } from '#content/webinars.ts';

export const onBeforePrerenderStart = () => webinars.map(({ link }) => link);
