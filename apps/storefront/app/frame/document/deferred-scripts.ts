/*
 * A page can be read before it can be used, so its scripts are fetched after its pictures have loaded: earlier they
 * would compete with styles, fonts and the first picture. Then they run; on a page that is complete as HTML they wait
 * for the first interaction (docs/decisions/0023). A press starts them at once, and is repeated when the page is
 * interactive. React Router writes the script tags itself and has no setting for this, so the server gives the tags a
 * type that browsers ignore, and an inline script restores their own.
 */

const preload = ['<link rel="modulepreload"', '<link rel="deferred-modulepreload"'] as const;
const moduleScript = ' type="module" async="">';
/** The data that the page was rendered from: up to half of its bytes, which only its scripts need. */
const dataScript = /(<script(?: nonce="[^"]*")?)(>window\.__reactRouterContext\.streamController\.)/g;

/**
 * The first chunk of a page, with deferred scripts; with `awaitsInteraction` they run at the first interaction. Data is
 * only deferred in a page that is sent as one, because parts of it that follow later have to be in order.
 */
export function withDeferredScripts(
  html: string,
  { awaitsInteraction: rests, isWhole }: { awaitsInteraction: boolean; isWhole: boolean },
): string {
  const page = html
    .replaceAll(...preload)
    .replace(moduleScript, ` type="deferred-module"${rests ? ' data-awaits-interaction' : ''}>`);
  return rests && isWhole ? page.replace(dataScript, '$1 type="deferred-data"$2') : page;
}

/**
 * Runs in the browser, after the tags.
 *
 * Fetching: waits for the pictures at the top, at most a second if one hangs; lazy pictures do not count. A page in the
 * background is not painted, so it does not wait. Each file is requested in a task of its own, because ten requests in
 * one task block a slow phone. A pointer event without movement is no interaction: browsers send one when a page
 * appears under the pointer.
 *
 * Running: the data first. A page that is used before all of it has arrived gets the rest of its data when it has.
 *
 * Presses: the browser follows links by itself. A press on anything else is stored and repeated when the page is
 * interactive (data-interactive), or when its scripts could not be fetched. It is repeated with its pointerdown, at
 * which React hydrates the pressed part; at the click itself a checkbox would already have changed, unnoticed by React.
 * The click then waits until React has hydrated that part, for five seconds at most, because React drops an earlier
 * click.
 */
export const startDeferredScripts = `(()=>{
const links=document.querySelectorAll('link[rel=deferred-modulepreload]'),script=document.querySelector('script[type=deferred-module]');
if(!script)return;
const capture={capture:true,passive:true};
let isFetched=false,isRun=false,isLoaded=false,hasInteraction=!('awaitsInteraction'in script.dataset);
const fetchAll=inTask=>{
if(isFetched)return;
isFetched=true;
for(const link of links)inTask(()=>{link.rel='modulepreload'})};
const runData=()=>{
for(const data of document.querySelectorAll('script[type=deferred-data]'))data.replaceWith(Object.assign(document.createElement('script'),{nonce:data.nonce,textContent:data.textContent}))};
const run=inTask=>{
if(isRun)return;
isRun=true;
fetchAll(inTask);
inTask(runData);
addEventListener('DOMContentLoaded',runData);
const{nonce,textContent}=script;
inTask(()=>document.head.append(Object.assign(document.createElement('script'),{type:'module',nonce,textContent,onerror:()=>replayPresses(0)})))};
const inOwnTask=task=>setTimeout(task),atOnce=task=>task();
const runWhenReady=()=>{if(isLoaded&&hasInteraction)run(inOwnTask)};
const interact=()=>{hasInteraction=true;runWhenReady()};
const onLoaded=()=>{
if(isLoaded)return;
isLoaded=true;
fetchAll(inOwnTask);
runWhenReady();
setTimeout(interact,10000)};
const onMove=({movementX,movementY})=>{
if(!movementX&&!movementY)return;
removeEventListener('pointermove',onMove,capture);
interact()};
addEventListener('pointermove',onMove,capture);
for(const sign of['wheel','scroll'])addEventListener(sign,interact,{...capture,once:true});
for(const press of['pointerdown','keydown','focusin'])addEventListener(press,()=>run(atOnce),{...capture,once:true});
const pressed=[],controlOf=target=>target.closest('a,button,label,[type=checkbox],[type=radio]');
const storePress=event=>{
const{target}=event,control=controlOf(target);
if(!control||control.localName==='a'&&control.role!=='button'||event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
event.preventDefault();
event.stopImmediatePropagation();
pressed.push(target);
run(atOnce)};
const press={bubbles:true,cancelable:true,composed:true,view:window};
const click=(target,tries)=>{
if(tries&&!Object.keys(controlOf(target)??{}).some(key=>key.startsWith('__reactProps')))return setTimeout(()=>click(target,tries-1),50);
target.dispatchEvent(new MouseEvent('click',press))};
const replayPresses=tries=>{
observer.disconnect();
removeEventListener('click',storePress,true);
for(const target of pressed.splice(0)){
target.dispatchEvent(new PointerEvent('pointerdown',press));
click(target,tries)}};
const observer=new MutationObserver(()=>replayPresses(100));
observer.observe(document.documentElement,{attributeFilter:['data-interactive']});
addEventListener('click',storePress,true);
if(document.hidden)return onLoaded();
addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(onLoaded)),{once:true});
setTimeout(onLoaded,1000)})()`;
