import { NotFound } from '#components/sections/not-found/NotFound.tsx';
import { notFound } from '#content/pages/not-found.ts';

export default function Page() {
  return <NotFound {...notFound} />;
}
