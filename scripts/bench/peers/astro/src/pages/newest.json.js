import { newestFirst } from '../articles.mjs';

/** The articles with a share image of their own; outputs.mjs draws them. */
export async function GET() {
  const newest = (await newestFirst()).slice(0, 100);
  return new Response(JSON.stringify(newest.map(({ id, data }) => ({ id, title: data.title }))));
}
