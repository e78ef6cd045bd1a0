import { Benefits } from '#components/benefit/Benefits.tsx';
import { Challenges } from '#components/challenge/Challenges.tsx';
import { Fees } from '#components/fee/Fees.tsx';
import { PhotoGallery } from '#components/gallery/PhotoGallery.tsx';
import { Hero } from '#components/hero/Hero.tsx';
import { Testimonials } from '#components/testimonial/Testimonials.tsx';
import { VideoGallery } from '#components/video/VideoGallery.tsx';
import { benefits } from '#content/benefits.ts';
import { challenges } from '#content/challenges.ts';
import { home } from '#content/home.ts';
import { lightboxWords, photos } from '#content/photos.ts';
import { testimonials } from '#content/testimonials.ts';
import { videos, videoWords } from '#content/videos.ts';

export default function Page() {
  return (
    <main id="main" data-ink="pound">
      <Hero {...home.hero} />
      <VideoGallery heading={home.videos} videos={videos} words={videoWords} />
      <PhotoGallery words={home.photos} photos={photos} lightbox={lightboxWords} />
      <Testimonials words={home.testimonials} testimonials={testimonials} />
      <Challenges words={home.challenges} challenges={challenges} />
      <Benefits words={home.benefits} benefits={benefits} />
      <Fees {...home.fees} />
    </main>
  );
}
