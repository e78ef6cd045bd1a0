import { defineWords } from '#content/schema/define.server.ts';

/** The 404 page; its heading is the client's copy, kept to the letter (specification 2.1). */
export const notFound = defineWords('content/pages/not-found.ts', {
  heading: 'Opps! Page not found',
  text: 'The page you are looking for does not exist. It may have been moved or taken down.',
  button: { label: 'Back to Home', href: '/' },
});
