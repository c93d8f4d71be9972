import { launchBrowser } from '/work/main/tools/browser.ts';
import { createRequire } from 'node:module';
const { AxeBuilder } = createRequire('/work/main/package.json')('@axe-core/playwright');
const b = await launchBrowser();
for (const path of process.argv.slice(2)) {
const c = await b.newContext({ baseURL:'http://localhost:3101', javaScriptEnabled:false, viewport:{width:1440,height:900} });
const p = await c.newPage();
await p.goto(path,{waitUntil:'load'}); console.log('loaded', path);
const t=setTimeout(()=>console.log('axe slow'),15000);
const r = await Promise.race([new AxeBuilder({page:p}).analyze(), new Promise(r=>setTimeout(()=>r(null),20000))]);
console.log('axe', r ? r.violations.map(v=>v.id) : 'timeout'); clearTimeout(t);
}
await b.close(); process.exit(0);
