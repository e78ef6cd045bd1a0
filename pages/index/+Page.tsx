import { BenefitCoupons } from '#components/sections/home/BenefitCoupons.tsx';
import { Challenges } from '#components/sections/home/Challenges.tsx';
import { Fees } from '#components/sections/home/Fees.tsx';
import { Hero } from '#components/sections/home/Hero.tsx';
import { Signposts } from '#components/sections/home/Signposts.tsx';
import { Testimonials } from '#components/sections/home/Testimonials.tsx';
import { PhotoGallery } from '#components/sections/media/PhotoGallery.tsx';
import { VideoGallery } from '#components/sections/media/VideoGallery.tsx';
import { testimonials } from '#content/collections/testimonials/index.ts';
import { home } from '#content/pages/home.ts';
import { homeLists } from '#content/pages/home-lists.ts';
import { lightboxWords, videoWords } from '#content/site/media-words.ts';
import { tools } from '#content/site/navigation.ts';
import type { PageProps } from '#pages/+onRenderHtml.tsx';
import { isPage, pageModel } from '#pages/model/pageModel.ts';

const { benefits, challenges, photos, videos } = homeLists;

const titled = challenges.map(({ reading, ...challenge }) => ({
  ...challenge,
  reading: reading && isPage(reading) ? { href: reading, label: pageModel(reading).heading } : undefined,
}));

export default function Page({ model }: PageProps) {
  return (
    <main id="main" data-ink={model.ink}>
      <Hero {...home.hero}>
        <Signposts links={[...tools.links, home.fee]} />
      </Hero>
      {videos.length > 0 && <VideoGallery heading={home.videos} videos={videos} words={videoWords} />}
      {photos.length > 0 && <PhotoGallery words={home.photos} photos={photos} lightbox={lightboxWords} />}
      {testimonials.length > 0 && <Testimonials words={home.testimonials} testimonials={testimonials} />}
      <Challenges words={home.challenges} challenges={titled} />
      <BenefitCoupons words={home.benefits} benefits={benefits} />
      <Fees {...home.fees} />
    </main>
  );
}
