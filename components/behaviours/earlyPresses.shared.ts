const STARTED = 'started';

/**
 * The one inline script of every page, which the security policy allows by its hash. Once the
 * other scripts have started, it repeats the clicks on buttons that came before; other controls
 * work without a script. Where the address names a part of the page, it marks the root element, so
 * that nothing is laid out later than the rest (base.css).
 */
export const EARLY_PRESSES = `{let pressed=[];document.onclick=e=>{pressed.push(e.target)};document.addEventListener('${STARTED}',()=>{document.onclick=null;for(let e of pressed)e.closest('button')?.click()});location.hash&&(document.documentElement.dataset.part='')}`;

/** Marks that everything that answers clicks has started. */
export const answerEarlyPresses = (): boolean => document.dispatchEvent(new Event(STARTED));
