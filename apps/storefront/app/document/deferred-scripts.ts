/*
 * A page can be read before it can be used, so its scripts are fetched when it stands with its pictures: along with
 * styles, fonts and the first picture they would compete with those. Then they run; on a page that is complete without
 * them, at the first sign that somebody uses it. A press does not wait for anything, and counts when the page answers.
 * React Router writes the tags itself and has no setting for this, so the server gives them a type that browsers
 * ignore, and an inline script gives them back their own.
 */

const preload = ['<link rel="modulepreload"', '<link rel="deferred-modulepreload"'] as const;
const moduleScript = ' type="module" async="">';

/** The first chunk of a page, with deferred scripts; with `rests` they wait for the first interaction. */
export function withDeferredScripts(html: string, { rests }: { rests: boolean }): string {
  return html.replaceAll(...preload).replace(moduleScript, ` type="deferred-module"${rests ? ' data-rests' : ''}>`);
}

/**
 * Runs in the browser, after the tags. Pictures further down are lazy and not waited for; one that hangs is, for a
 * second. A page in the background is not painted, and need not wait. Each file is requested in a task of its own: ten
 * requests at once keep a slow phone busy for long. A browser sends a pointer event without movement when the page
 * appears under the pointer: that is not an interaction. The browser follows links by itself; a press on anything else
 * is kept and repeated when the page answers (data-interactive), or when its scripts could not be fetched: with its
 * beginning, at which React takes over what is pressed. At the click itself a checkbox has changed, and React would not
 * notice. The click waits for React's mark on what is pressed, for five seconds at most: a part whose code comes after
 * the page is taken over later, and React drops a click that comes before.
 */
export const startDeferredScripts = `(()=>{
const links=document.querySelectorAll('link[rel=deferred-modulepreload]'),script=document.querySelector('script[type=deferred-module]');
if(!script)return;
const capture={capture:true,passive:true};
let isFetched=false,isRun=false,stands=false,isUsed=!('rests'in script.dataset);
const fetchAll=inTask=>{
if(isFetched)return;
isFetched=true;
for(const link of links)inTask(()=>{link.rel='modulepreload'})};
const run=inTask=>{
if(isRun)return;
isRun=true;
fetchAll(inTask);
const{nonce,textContent}=script;
inTask(()=>document.head.append(Object.assign(document.createElement('script'),{type:'module',nonce,textContent,onerror:()=>letGo(0)})))};
const inTurn=task=>setTimeout(task),atOnce=task=>task();
const goOn=()=>{if(stands&&isUsed)run(inTurn)};
const use=()=>{isUsed=true;goOn()};
const stand=()=>{
if(stands)return;
stands=true;
fetchAll(inTurn);
goOn();
setTimeout(use,10000)};
const moved=({movementX,movementY})=>{
if(!movementX&&!movementY)return;
removeEventListener('pointermove',moved,capture);
use()};
addEventListener('pointermove',moved,capture);
for(const sign of['wheel','scroll'])addEventListener(sign,use,{...capture,once:true});
for(const press of['pointerdown','keydown','focusin'])addEventListener(press,()=>run(atOnce),{...capture,once:true});
const held=[],usedBy=target=>target.closest('a,button,label,[type=checkbox],[type=radio]');
const hold=event=>{
const{target}=event,used=usedBy(target);
if(!used||used.localName==='a'&&used.role!=='button'||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
event.preventDefault();
event.stopImmediatePropagation();
held.push(target);
run(atOnce)};
const press={bubbles:true,cancelable:true,composed:true,view:window};
const click=(target,tries)=>{
if(tries&&!Object.keys(usedBy(target)??{}).some(key=>key.startsWith('__reactProps')))return setTimeout(()=>click(target,tries-1),50);
target.dispatchEvent(new MouseEvent('click',press))};
const letGo=tries=>{
alive.disconnect();
removeEventListener('click',hold,true);
for(const target of held.splice(0)){
target.dispatchEvent(new PointerEvent('pointerdown',press));
click(target,tries)}};
const alive=new MutationObserver(()=>letGo(100));
alive.observe(document.documentElement,{attributeFilter:['data-interactive']});
addEventListener('click',hold,true);
if(document.hidden)return stand();
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(stand)),{once:true});
setTimeout(stand,1000)})()`;
