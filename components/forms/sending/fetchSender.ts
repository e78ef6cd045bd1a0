/** Fetches what sends forms: once, and again where that has failed. */
export const fetchSender = () => import('./sender.ts');
