/*
 * A page can be read before it can be used, so its scripts wait until it stands with its pictures: fetched along with
 * styles, fonts and the first picture they compete with those. A visitor who is faster than that need not wait. React
 * Router writes their tags itself and has no setting for this, so the server gives the tags a type that browsers ignore,
 * and an inline script gives them back their own.
 */

const preload = ['<link rel="modulepreload"', '<link rel="deferred-modulepreload"'] as const;
const moduleScript = [' type="module" async="">', ' type="deferred-module">'] as const;

/** The first piece of a page, with scripts that wait. */
export function withDeferredScripts(html: string): string {
  return html.replaceAll(...preload).replace(...moduleScript);
}

/**
 * Runs in the browser, after the tags. Pictures further down are lazy and not waited for; one that hangs is, for a
 * second. A page in the background is not painted, and need not wait. Each file is requested in a task of its own: ten
 * requests at once keep a slow phone busy for long.
 */
export const startDeferredScripts = `(()=>{
let isStarted=false;
const start=inTask=>{
if(isStarted)return;
isStarted=true;
for(const link of document.querySelectorAll('link[rel=deferred-modulepreload]'))inTask(()=>{link.rel='modulepreload'});
for(const{nonce,textContent}of document.querySelectorAll('script[type=deferred-module]'))inTask(()=>
document.head.append(Object.assign(document.createElement('script'),{type:'module',nonce,textContent})))};
const atOnce=()=>start(run=>run()),inTurn=()=>start(run=>setTimeout(run));
if(document.hidden)return atOnce();
for(const input of['pointerdown','keydown','focusin'])addEventListener(input,atOnce,{once:true,capture:true,passive:true});
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(inTurn)),{once:true});
setTimeout(inTurn,1000)})()`;
