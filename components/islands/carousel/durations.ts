/** How long a slide of the hero is shown (specification 4 and 9). */
export const SLIDE_MS = 10_000;

/** How long a testimonial is shown (specification 2.4 and 9). */
export const QUOTE_MS = 4000;
