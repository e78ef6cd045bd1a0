/** When an island is fetched and hydrated: near the screen, when the page is idle, or at the visitor's first touch. */
export type Trigger = 'visible' | 'idle' | 'interaction';
