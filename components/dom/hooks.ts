/**
 * The `data-` attributes, without that prefix, that connect markup to scripts, to the build, or to
 * styles that depend on both. Each begins with the name of its owner. Attributes that only style a
 * component, such as `data-look`, are not listed.
 */
export type Hook =
  // The notice that part of the page did not load.
  | 'load-failure'
  // Behaviours; clicks in an element that is `held` wait for its behaviour. The value is `failed`
  // where that has not loaded.
  | 'behaviour'
  | 'behaviour-held'
  | 'hash-highlight'
  | 'reveal'
  // Markers for the build (scripts/prerender): the end of the first view (the last one counts);
  // where to write a file's size; a drawing to embed; a captcha, which the security policy must
  // allow; content that the site's search leaves out.
  | `build-${'first-view-end' | 'file-size' | 'embed' | 'captcha' | 'unsearched'}`
  // Islands and their loader: an interaction anywhere in the `area` hydrates its island; `seen` is
  // when the island came into view, in milliseconds.
  | 'island'
  | `island-${'when' | 'after' | 'props' | 'area' | 'seen' | 'ready' | 'hydrated' | 'failed'}`
  // A form that can only be sent by script.
  | 'form-needs-script'
  // The header, the footer and the cookie banner of every page.
  | 'site-header'
  | `site-header-${'menu' | 'stuck'}`
  | 'back-to-top'
  // A switch of the banner has the `src` of its script; analytics may send to other `origins`.
  | `cookie-${'banner' | 'withdrawn' | 'settings' | 'src' | 'origins'}`
  // The categories of an item of a filtered list, and the tabs whose current one a script marks.
  | `filter-tabs-${'category' | 'marked'}`
  // The number of a link in the list of sources that is printed.
  | 'print-reference'
  // Lists to tick, and the tools of a guide's list; `live` on both while they work.
  | 'checklist'
  | `checklist-${'guide' | 'progress' | 'printed' | 'unkept' | 'print' | 'reset' | 'live'}`
  // A carousel that moves by script is `live`; a `step` is `previous` or `next`; a `gist` completes
  // the name of its slide.
  | `carousel-${'viewport' | 'step' | 'gist' | 'live' | 'shown'}`
  // When an event ends, and its state from then on; the parts of an event that is handed over to
  // another page.
  | `event-${'ends-at' | 'completed' | 'description' | 'no-image' | 'missing' | 'fact' | 'fill'}`
  // The address of a calendar, and what is said once it is copied.
  | `copy-${'address' | 'done'}`
  // The compliance calendar: `add` on a button is the rule that it adds; `duty` says whether a date
  // is a `must`, a `should` or `advice`.
  | 'planner'
  | `planner-${'planned' | 'add' | 'result' | 'alert' | 'unkept' | 'summary' | 'overdue' | 'next' | 'rest' | 'download' | 'print'}`
  | `planner-${'row' | 'when' | 'title' | 'mark' | 'duty' | 'remark' | 'note' | 'field' | 'answer' | 'sources'}`
  // Do I need to register: `facts` that an answer makes true of a firm, and `when` a part is shown;
  // the services that are `ticked`; a fee in `pounds`, due for `each` premises or person;
  // announcements; paper is `measured` at the printer's width.
  | `slip-${'facts' | 'when' | 'ticked' | 'paper' | 'printed' | 'measured' | 'pounds' | 'each' | 'count'}`
  | `slip-${'total' | 'passed' | 'added' | 'removed' | 'none' | 'cost' | 'cost-beside'}`
  // The visitor's copy of an application that was sent.
  | `sent-${'copy' | 'moment' | 'reference' | 'print' | 'remove'}`
  // Search: a button has the kind that it shows in `only`.
  | `search-${'asked' | 'results' | 'kind' | 'excerpt' | 'slip' | 'only' | 'count'}`
  | `search-${'one' | 'many' | 'none' | 'failed' | 'waiting'}`
  | `title-search-${'title' | 'one' | 'many' | 'none' | 'empty'}`
  // A timeline entry: its last day, and whether it is in force from then on (`begins`) and so moves
  // to `past`.
  | `today-${'last' | 'begins' | 'past'}`
  | `venue-map-${'frame' | 'title' | 'picture' | 'note'}`
  | 'video'
  | `video-${'player' | 'film' | 'counter' | 'stage' | 'caption' | 'blocked' | 'watch' | 'open' | 'step'}`
  // The site scripts (public/assets/js): a strip that scrolls sideways, a figure that counts up, a
  // card that tilts.
  | `site-${'swipe' | 'count' | 'tilt'}`;

/**
 * @returns the attribute of a hook, for a component to spread: `<p {...hook('slip-when', 'spi')}
 * />`
 */
export const hook = (name: Hook, value: string | number = '') => ({ [attributeOf(name)]: value });

/**
 * Names the behaviours of an element: `<div {...behaviours('videos', 'reveal')}>`. Each is a file
 * `<name>.behaviour.client.ts` or `<name>.lazy.client.ts`.
 */
export const behaviours = (...names: string[]) => hook('behaviour', names.join(' '));

/** @returns the attribute of a hook, for a script to set */
export const attributeOf = (name: Hook): string => `data-${name}`;

/** @returns the selector of the elements that have a hook */
export const selectorOf = (name: Hook): string => `[data-${name}]`;

/** @returns the value of a hook at an element; the empty string where it has none */
export const valueAt = (name: Hook, element: Element): string => element.getAttribute(attributeOf(name)) ?? '';
