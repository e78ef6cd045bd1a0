import { sectionInView } from './sectionInView.ts';

/** A heading in the upper third of the window counts as being read. */
const LINE = 1 / 3;

/** Marks the section being read in a list of contents with `aria-current` while the page scrolls. */
export function start(contents: HTMLElement): void {
  const links = [...contents.querySelectorAll('a')];
  const sections = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)));
    return heading ? [{ link, heading }] : [];
  });
  let current: HTMLAnchorElement | undefined;
  const mark = () => {
    const { scrollHeight } = document.documentElement;
    const atEnd = scrollY > 0 && scrollY + innerHeight >= scrollHeight - 1;
    const tops = sections.map(({ heading }) => heading.getBoundingClientRect().top);
    const link = sections[sectionInView(tops, innerHeight * LINE, atEnd)]?.link;
    if (link === current) return;
    current?.removeAttribute('aria-current');
    link?.setAttribute('aria-current', 'location');
    current = link;
  };
  addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', mark);
  mark();
}
