import { behaviours, hook } from '#components/dom/hooks.ts';
import { Island } from '#components/islands/loader/Island.tsx';
import { QUOTE_MS, TestimonialControls } from '#components/islands/TestimonialControls.island.tsx';
import { Columns } from '#components/layout/Columns.tsx';
import { Section } from '#components/layout/Section.tsx';
import { Thread } from '#components/ornament/Thread.tsx';
import { Badge } from '#components/ui/Badge.tsx';
import { Remark } from '#components/ui/Remark.tsx';
import type { Testimonial } from '#content/collections/testimonials/index.ts';
import type { Home } from '#content/pages/home.ts';
import { Quote } from './Quote.tsx';
import styles from './Testimonials.module.css';

type Props = { words: Home['testimonials']; testimonials: Testimonial[] };

/**
 * The testimonials (specification 2.4), one at a time. The quotes are plain HTML: only the first
 * shows until the controls hydrate, and without JavaScript they scroll. A single one has no
 * controls.
 */
export function Testimonials({ words, testimonials }: Props) {
  const { badge, heading, label, ofWord, samples, ...rest } = words;
  const allSamples = testimonials.every(({ sample }) => sample);
  const several = testimonials.length > 1;
  return (
    <Section tone="night" top={allSamples ? 'tight' : undefined}>
      <Columns split="slip">
        <div>
          <Badge>{badge}</Badge>
          <h2 className={styles.heading}>{heading}</h2>
          {allSamples && <Remark tag={rest.sample}>{samples}</Remark>}
        </div>
        <section
          className={styles.carousel}
          data-samples={allSamples ? '' : undefined}
          aria-roledescription={several ? 'carousel' : undefined}
          aria-label={label}
          {...hook('island-area')}
        >
          <Thread />
          <div
            className={styles.viewport}
            {...(several && { ...behaviours('earlySwipe'), ...hook('carousel-viewport') })}
          >
            <div className={styles.slides}>
              {testimonials.map((testimonial, index) => (
                <Quote
                  key={testimonial.text}
                  {...testimonial}
                  id={`testimonial-${index + 1}`}
                  label={several ? `${index + 1} ${ofWord} ${testimonials.length}` : undefined}
                  words={rest}
                  tagged={!allSamples}
                />
              ))}
            </div>
          </div>
          {several && (
            <Island
              component={TestimonialControls}
              when="visible"
              after={QUOTE_MS}
              props={{
                words: { previous: rest.previous, next: rest.next, pause: rest.pause, play: rest.play },
                bullets: testimonials.map(
                  (_, index) => `${rest.entryLabel} ${index + 1} ${ofWord} ${testimonials.length}`,
                ),
              }}
            />
          )}
        </section>
      </Columns>
    </Section>
  );
}
