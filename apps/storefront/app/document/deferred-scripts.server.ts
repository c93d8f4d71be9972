/**
 * A page can be read before it can be used, so its scripts wait until it has been drawn: fetched along with its styles,
 * letters and first picture they take the line from those, and on a fast line they run before anything is to be seen.
 * The router writes its own tags, at once and for all browsers alike, and cannot be told so; hence on the written page.
 */
export function withDeferredScripts(page: string): string {
  const headEnd = page.indexOf('</head>');
  const codeFrom = page.indexOf(start, headEnd);
  if (headEnd === -1 || codeFrom === -1) return page;
  const head = page.slice(0, headEnd);
  const files = Array.from(head.matchAll(preload), ([, file]) => file);
  if (files.length === 0) return page;
  const tagFrom = page.lastIndexOf('<script', codeFrom);
  const codeTo = page.indexOf('</script>', codeFrom);
  const nonce = page.slice(tagFrom + '<script'.length, codeFrom);
  const code = page.slice(codeFrom + start.length, codeTo);
  const patient = `<script${nonce}>(${runAfterPaint})(${asLiteral(files)},${asLiteral(code)})`;
  return head.replaceAll(preload, '') + page.slice(headEnd, tagFrom) + patient + page.slice(codeTo);
}

/** React puts these in the head, wherever they were asked for. */
const preload = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g;
const start = ' type="module" async="">';

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
