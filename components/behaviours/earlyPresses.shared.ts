import { selectorOf } from '#components/dom/hooks.ts';
import { LIMIT_MS } from '#components/dom/timeLimit.ts';

const STARTED = 'started';

/**
 * Every page's only inline script, allowed by its hash in the security policy. It queues clicks on
 * buttons and replays them once the other scripts have started; if they have not within 15 s, it
 * says so. Other controls work without a script. If the URL has a hash, it marks the root element,
 * so that no layout is deferred (base.css).
 */
export const EARLY_PRESSES = `{let pressed=[],late;document.onclick=e=>{let b=e.target.closest('button');if(!b)return;pressed.push(b);late??=setTimeout(()=>{document.querySelector('${selectorOf('load-failure')}').hidden=false},${LIMIT_MS})};document.addEventListener('${STARTED}',()=>{clearTimeout(late);document.onclick=null;for(let b of pressed)b.click()});location.hash&&(document.documentElement.dataset.part=location.hash)}`;

/** Signals that every click handler is in place, so that queued clicks can be replayed. */
export const answerEarlyPresses = (): boolean => document.dispatchEvent(new Event(STARTED));
