import { PhotoWall } from '#components/gallery/PhotoWall.tsx';
import { PageHead } from '#components/page/PageHead.tsx';
import { breadcrumbs } from '#content/breadcrumbs.ts';
import { lightboxWords } from '#content/photos.ts';
import { photos2025 } from '#content/photos2025.ts';

export default function Page() {
  const { title, lead, ...wall } = photos2025;
  return (
    <main id="main" data-ink="fiver">
      <PageHead
        rosette="photos2025"
        breadcrumb={{ label: breadcrumbs.label, trail: [breadcrumbs.home], current: title }}
        title={title}
        lead={lead}
      />
      <PhotoWall {...wall} lightbox={lightboxWords} />
    </main>
  );
}
