import { rosette } from '#components/ornament/engraving/guilloche.ts';
import { svgFile } from './svgText.ts';

/** Line width and density for each place: behind the hero, in a page's head, small on a note. */
const sizes = {
  hero: { radius: 800, weight: 1.9, dense: 1.5 },
  head: { radius: 600, weight: 2.4, dense: 1 },
  note: { radius: 500, weight: 3.2, dense: 1 },
};

/** Every rosette of the site, by its seed, and the place where it is shown. Guides have their own, all with ten lobes. */
export const rosettes = {
  home: { size: 'hero' },
  join: { size: 'hero' },
  nfp: { size: 'hero' },
  pound: { size: 'hero', lobes: 12 },
  'become-a-member': { size: 'head' },
  'contact-us': { size: 'head' },
  guides: { size: 'head' },
  blogs: { size: 'head' },
  calendar: { size: 'head' },
  photos2025: { size: 'head' },
  'our-team': { size: 'head' },
  'how-to-series': { size: 'head' },
  'fact-sheets': { size: 'head' },
  templates: { size: 'head' },
  webinars: { size: 'head' },
  glossary: { size: 'head' },
  'whats-happening': { size: 'head' },
  events: { size: 'head' },
  news: { size: 'head' },
  fees: { size: 'note' },
  affiliate: { size: 'note' },
  '404': { size: 'note' },
  'how-to-conduct-ml-and-tf-risk-assessment': { size: 'head', lobes: 10 },
  'how-to-comply-with-fca-consumer-duty': { size: 'head', lobes: 10 },
  'how-to-prepare-for-an-hmrc-audit': { size: 'head', lobes: 10 },
  'how-to-start-a-currency-exchange-bureau': { size: 'head', lobes: 10 },
  'how-to-stay-compliant-with-regdata-submissions': { size: 'head', lobes: 10 },
  'how-to-renew-hmrc-mlr': { size: 'head', lobes: 10 },
} as const satisfies Record<string, { size: keyof typeof sizes; lobes?: number }>;

export type RosetteName = keyof typeof rosettes;

/**
 * A rosette to be used as a mask: black lines on nothing, square. The page lays a gradient of tokens under it, so that
 * one file serves both colour schemes.
 */
export function rosetteMask(name: RosetteName): string {
  const { size, ...lobes } = rosettes[name];
  const figure = rosette(name, { ...sizes[size], ...lobes });
  const { radius } = sizes[size];
  return svgFile(`${-radius} ${-radius} ${2 * radius} ${2 * radius}`, `<g stroke="#000">${figure}</g>`);
}
