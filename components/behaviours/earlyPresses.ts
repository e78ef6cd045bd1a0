const STARTED = 'started';

/**
 * The one inline script of every page, which the security policy allows by its hash: clicks the buttons again, once the scripts
 * have started, that were clicked before; other controls answer without a script. On later visits to a page in a session it
 * says so, for the animated heading; and where the address names no part of the page, for base.css.
 */
export const EARLY_PRESSES = `{let pressed=[];document.onclick=e=>{pressed.push(e.target)};document.addEventListener('${STARTED}',()=>{document.onclick=null;for(let e of pressed)e.closest('button')?.click()});let d=document.documentElement.dataset;location.hash||(d.fromTop='');try{let s=sessionStorage,k='seen '+location.pathname;s[k]?d.seen='':s[k]=1}catch{}}`;

/** Marks that everything that answers clicks has started. */
export const answerEarlyPresses = (): boolean => document.dispatchEvent(new Event(STARTED));
