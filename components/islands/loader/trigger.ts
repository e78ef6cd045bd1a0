/** When an island is fetched and hydrated: near the screen, or at the visitor's first touch. */
export type Trigger = 'visible' | 'interaction';
