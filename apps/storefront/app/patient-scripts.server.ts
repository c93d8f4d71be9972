/**
 * A page can be read before it can be used, so its scripts wait until it has been drawn: fetched along with its styles,
 * letters and first picture they take the line from those, and on a fast line they run before anything is to be seen.
 * The router writes its own tags, at once and for all browsers alike, and cannot be told so; hence on the written page.
 */
export function withPatientScripts(page: string): string {
  const files = [...page.matchAll(preload)].map(([, file]) => file);
  const [tag, nonce = '', code = ''] = page.match(start) ?? [];
  if (tag === undefined || files.length === 0) return page;
  const patient = `<script${nonce}>(${runAfterPaint})(${asLiteral(files)},${asLiteral(code)})</script>`;
  return page.replace(tag, () => patient).replaceAll(preload, '');
}

const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g;
const start = /<script( nonce="[^"]*")? type="module" async="">([\s\S]*?)<\/script>/;

/** Runs in the browser. A page nobody looks at is not drawn, and need not wait. */
const runAfterPaint = `(files,code)=>{
const{nonce}=document.currentScript;
const add=(name,fields)=>document.head.append(Object.assign(document.createElement(name),fields));
const run=()=>{
for(const href of files)add('link',{rel:'modulepreload',href});
add('script',{type:'module',nonce,textContent:code})};
if(document.hidden)run();else requestAnimationFrame(()=>setTimeout(run))}`;

function asLiteral(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
