const STARTED = 'started';

/**
 * The one inline script of every page, which the security policy allows by its hash: clicks the buttons again, once the scripts
 * have started, that were clicked before. Other controls answer without a script.
 */
export const EARLY_PRESSES = `{let pressed=[];document.onclick=e=>{pressed.push(e.target)};document.addEventListener('${STARTED}',()=>{document.onclick=null;for(let e of pressed)e.closest('button')?.click()})}`;

/** Marks that everything that answers clicks has started. */
export const answerEarlyPresses = (): boolean => document.dispatchEvent(new Event(STARTED));
