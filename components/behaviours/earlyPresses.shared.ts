import { selectorOf } from '#components/dom/hooks.ts';
import { LIMIT_MS } from '#components/dom/timeLimit.ts';

const STARTED = 'started';

/**
 * The one inline script of every page, which the security policy allows by its hash. Once the
 * other scripts have started, it repeats the clicks on buttons that came before; if they have not
 * within 15 s, it says so. Other controls work without a script. Where the address names a part of
 * the page, it marks the root element, so that nothing is laid out later than the rest (base.css).
 */
export const EARLY_PRESSES = `{let pressed=[],late;document.onclick=e=>{let b=e.target.closest('button');if(!b)return;pressed.push(b);late??=setTimeout(()=>{document.querySelector('${selectorOf('load-failure')}').hidden=false},${LIMIT_MS})};document.addEventListener('${STARTED}',()=>{clearTimeout(late);document.onclick=null;for(let b of pressed)b.click()});location.hash&&(document.documentElement.dataset.part='')}`;

/** Marks that everything that answers clicks has started. */
export const answerEarlyPresses = (): boolean => document.dispatchEvent(new Event(STARTED));
