import type { ReactNode } from 'react';
import { behaviours, hook } from '#components/dom/hooks.ts';
import { HeroControls, SLIDE_MS } from '#components/islands/HeroControls.island.tsx';
import { Island } from '#components/islands/loader/Island.tsx';
import { Container } from '#components/layout/Section.tsx';
import edge from '#components/ornament/band.module.css';
import { Frame } from '#components/ornament/Frame.tsx';
import { Rosette } from '#components/ornament/Rosette.tsx';
import { ButtonLink } from '#components/ui/ButtonLink.tsx';
import { Picture } from '#components/ui/Picture.tsx';
import type { Home } from '#content/pages/home.ts';
import styles from './Hero.module.css';

const LARGE = 'min(42rem, 38vw)';
const ROUND = '15vw';

/**
 * The hero (specification 2.3, 4 and 9): slides as plain HTML, of which only the first is painted
 * until the controls hydrate, which happens at the first interaction or when the first slide's time
 * is over. Without JavaScript the slides scroll. `children` are rendered directly below the slides.
 */
export function Hero({
  label,
  slideLabel,
  ofWord,
  slides,
  children,
  ...words
}: Home['hero'] & { children?: ReactNode }) {
  return (
    <section className={styles.hero} aria-roledescription="carousel" aria-label={label} {...hook('island-area')}>
      {/* One value for the carousel and its stylesheet; the build adds it to the page's own. */}
      <style href="hero" precedence="hero">{`:root{--slide:${SLIDE_MS}ms}`}</style>
      <div className={styles.viewport} {...behaviours('earlySwipe')} {...hook('carousel-viewport')}>
        <div className={styles.slides}>
          {slides.map(({ id, ink, rosette, title, description, buttonLabel, buttonLink, images }, index) => {
            const Title = index ? 'p' : 'h1';
            return (
              <section
                key={id}
                id={id}
                className={styles.slide}
                data-ink={ink}
                aria-roledescription="slide"
                aria-label={`${index + 1} ${ofWord} ${slides.length}`}
              >
                <Container>
                  <div className={styles.grid}>
                    <div className={styles.words}>
                      <Title className={styles.title} {...hook('carousel-gist')}>
                        {title}
                      </Title>
                      <p className={styles.lead}>{description}</p>
                      <ButtonLink href={buttonLink}>{buttonLabel}</ButtonLink>
                    </div>
                    <div className={`screen-only ${styles.art}`}>
                      <Rosette name={rosette} className={styles.rosette} />
                      <Frame ink={ink}>
                        <div className={styles.large}>
                          <Picture {...images.large} sizes={LARGE} priority={index === 0} />
                        </div>
                      </Frame>
                      <div className={styles.round}>
                        <Picture {...images.round} sizes={ROUND} />
                      </div>
                    </div>
                  </div>
                </Container>
                <i className={edge.band} aria-hidden="true" />
              </section>
            );
          })}
        </div>
      </div>
      {children}
      <Container>
        <Island
          component={HeroControls}
          when="visible"
          after={SLIDE_MS}
          props={{ words: { ...words, slideLabel }, titles: slides.map(({ title }) => title) }}
        />
      </Container>
    </section>
  );
}
