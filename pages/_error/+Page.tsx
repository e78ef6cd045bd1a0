import { NotFound } from '#components/lost/NotFound.tsx';
import { notFound } from '#content/not-found.ts';

export default function Page() {
  return <NotFound {...notFound} />;
}
