import { NotFound } from '#components/sections/not-found/NotFound.tsx';
import { notFound } from '#content/pages/not-found.ts';
import { siteSearch } from '#content/pages/search.ts';

export default function Page() {
  return <NotFound {...notFound} search={siteSearch} />;
}
