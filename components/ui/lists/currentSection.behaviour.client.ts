/** A heading in the upper third of the window counts as being read. */
const LINE = 1 / 3;

/**
 * The index of the section being read: the last one whose heading has passed the line, or the first
 * while none has; all distances are from the top of the window. At the end of the page it is the
 * last one, since a short one can't reach the line.
 */
export function sectionInView(tops: number[], line: number, atEnd: boolean): number {
  if (atEnd) return tops.length - 1;
  return Math.max(
    0,
    tops.findLastIndex((top) => top <= line),
  );
}

/**
 * Marks the section being read in a list of contents with `aria-current` while the page scrolls.
 */
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
