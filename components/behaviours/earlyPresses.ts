const STARTED = 'started';

/**
 * The one inline script of every page, which the security policy allows by its hash: clicks the
 * buttons again, once the scripts have started, that were clicked before; other controls answer
 * without a script. It marks what a page must not do: animate its heading again in a session, and
 * lay out what is below later where its address names a part of it (base.css).
 */
export const EARLY_PRESSES = `{let pressed=[];document.onclick=e=>{pressed.push(e.target)};document.addEventListener('${STARTED}',()=>{document.onclick=null;for(let e of pressed)e.closest('button')?.click()});let d=document.documentElement.dataset;location.hash&&(d.part='');try{let s=sessionStorage,k='seen '+location.pathname;s[k]?d.seen='':s[k]=1}catch{}}`;

/** Marks that everything that answers clicks has started. */
export const answerEarlyPresses = (): boolean => document.dispatchEvent(new Event(STARTED));
