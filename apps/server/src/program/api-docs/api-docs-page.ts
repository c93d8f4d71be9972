import { type ExchangeEntity, exchangeEntities, exchangeEntityNames } from '@bouwpoort/contract/exchange/records';
import type { OpenAPIV3_1 } from 'openapi-types';
import { html, SafeHtml } from '../../foundation/html/safe-html.ts';
import { notation } from './schema-notation.ts';

interface Operation {
  path: string;
  method: string;
  operation: OpenAPIV3_1.OperationObject;
}

interface Chapter {
  title: string;
  about: string;
  has(path: string): boolean;
  /** Which part of its path a route is listed under. */
  groupAt: number;
}

const methods = ['get', 'post', 'put', 'delete'] as const;

const isExchange = (path: string) => path.startsWith('/api/exchange/');
const isBackOffice = (path: string) => path.startsWith('/api/beheer/');
const isOperation = (path: string) => !path.startsWith('/api/') || path.startsWith('/api/manifest');

/** By those who call them. */
const chapters: readonly Chapter[] = [
  {
    title: 'Data exchange',
    about: 'For an ERP or the system of a supplier: articles, prices, stock, customers and orders, in and out.',
    has: isExchange,
    groupAt: 2,
  },
  {
    title: 'Shop',
    about: 'What the pages of the shop call.',
    has: (path) => !isExchange(path) && !isBackOffice(path) && !isOperation(path),
    groupAt: 2,
  },
  { title: 'Back office', about: 'What the screens of Beheer call.', has: isBackOffice, groupAt: 3 },
  {
    title: 'Operation',
    about: 'For who runs the program, and for search engines.',
    has: isOperation,
    groupAt: 1,
  },
];

/** A page without script: how to call, every route with its parameters and bodies, and every record. */
export function renderApiDocs(document: OpenAPIV3_1.Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method): Operation[] => (item?.[method] ? [{ path, method, operation: item[method] }] : [])),
  );
  const filled = chapters.map((chapter) => ({
    ...chapter,
    groups: groupsOf(
      chapter,
      operations.filter(({ path }) => chapter.has(path)),
    ),
  }));
  return html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Bouwpoort API</title><style>${new SafeHtml(style)}</style></head><body>
<nav aria-label="Contents"><p><a href="#top"><b>Bouwpoort API</b></a></p>${filled.map(
    ({ title, groups }) =>
      html`<p><a href="#${idOf(title)}">${title}</a></p><ul>${[...groups.keys()].map((group) => html`<li><a href="#${idOf(title, group)}">${group}</a></li>`)}${title === 'Data exchange' && html`<li><a href="#records">records</a></li>`}</ul>`,
  )}</nav>
<main id="top"><h1>Bouwpoort API</h1>${introduction(document.servers?.[0]?.url ?? '')}${filled.map(
    ({ title, about, groups }) =>
      html`<section><h2 id="${idOf(title)}">${title}</h2><p>${about}</p>${[...groups].map(([group, list]) => html`<h3 id="${idOf(title, group)}">${group}</h3>${list.map(renderOperation)}`)}${title === 'Data exchange' && records(document)}</section>`,
  )}</main></body></html>`.markup;
}

const idOf = (...parts: readonly string[]) =>
  parts
    .join('-')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-');

/** '/api/beheer/orders.csv' belongs to the orders; versions and the name of the content system are no groups. */
function groupsOf({ groupAt }: Chapter, list: readonly Operation[]): Map<string, Operation[]> {
  const groups = Map.groupBy(list, ({ path }) => {
    const parts = path.split('/').filter((part) => part !== 'cms' && part !== 'v3.0');
    return (parts[groupAt] ?? 'api').replace(/(-?\{[^}]+\})?\.[a-z]+$/, '');
  });
  return new Map([...groups].sort(([a], [b]) => a.localeCompare(b)));
}

function introduction(url: string): SafeHtml {
  return html`<p>The same as a document: <a href="/api/openapi.json">OpenAPI 3.1</a>. Texts for people are in Dutch, names and codes are not.</p>
<h2 id="begin">To begin</h2>
<dl><dt>A key</dt><dd>Data exchange takes a key of its own for each system, with scopes, ventures, addresses it may be used from and an end. It is made in the back office (Gegevens, API-sleutels) or by <code>npm run keys</code>, and shown once.
<pre tabindex="0">curl ${url}/api/exchange/v1/stock/batches \\
  -H 'authorization: Bearer bpk_…' -H 'venture-id: 210' \\
  -H 'content-type: application/x-ndjson' -H 'idempotency-key: stock-2026-11-18' \\
  --data-binary $'{"externalId":"s1","articleCode":"3948736","warehouse":"w1","quantity":"120"}\\n'</pre></dd>
<dt>A customer</dt><dd>gets a token by their address and password, good for a short time and renewed by its <code>refresh_token</code>.
<pre tabindex="0">curl ${url}/api/cms/connect/token \\
  -d grant_type=password -d client_id=Default -d username=… -d password=…</pre></dd>
<dt>The venture</dt><dd>is named by the header <code>venture-id</code> where the path does not, and is that of the user who is logged in.</dd>
<dt>Failures</dt><dd>are <code>application/problem+json</code> (RFC 9457): <code>code</code> is for a program and stays as it is, <code>detail</code> and <code>errors</code>, by field, are for a person.</dd>
<dt>Once and no more</dt><dd>A call with an <code>idempotency-key</code> can be sent again when its answer was lost: it counts once.</dd>
<dt>Too much at once</dt><dd>is a 429, with <code>retry-after</code> in seconds.</dd></dl>`;
}

function renderOperation({ path, method, operation }: Operation): SafeHtml {
  const parameters = (operation.parameters ?? []).flatMap((one) => ('name' in one ? [one] : []));
  const body = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : undefined;
  return html`<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${path}</code> <span>${operation.summary ?? ''}</span></summary>
<p>${operation.description ?? ''}</p>${
    parameters.length > 0 &&
    html`<table><thead><tr><th scope="col">Parameter</th><th scope="col">In</th><th scope="col">What it is</th></tr></thead><tbody>${parameters.map(
      ({ name, in: place, required, schema }) =>
        html`<tr><td><code>${name}${required ? '' : '?'}</code></td><td>${place ?? ''}</td><td><code>${notation(schema)}</code></td></tr>`,
    )}</tbody></table>`
  }${body && html`<h4>Body</h4>${renderContent(body)}`}${Object.entries(operation.responses ?? {}).map(
    ([status, answer]) =>
      'content' in answer && answer.content && status !== 'default'
        ? html`<h4>Answer ${status}</h4>${renderContent(answer.content)}`
        : html``,
  )}</details>`;
}

function renderContent(content: Record<string, OpenAPIV3_1.MediaTypeObject>): SafeHtml {
  return html`${Object.entries(content).map(
    ([type, { schema }]) => html`<p><code>${type}</code></p><pre tabindex="0">${notation(schema)}</pre>`,
  )}`;
}

function records({ components }: OpenAPIV3_1.Document): SafeHtml {
  return html`<h3 id="records">records</h3><p>In the order of a first load: what is named comes before what names it. A field that is left out stays as it is, <code>null</code> empties it; <code>"delete": true</code> deletes the record. Other records are named by the external id that the same source gave them.</p>${exchangeEntityNames.map(
    (
      entity,
    ) => html`<details id="record-${entity}"><summary><b>${entity}</b> <span>${requirements(entity)}</span></summary>
<pre tabindex="0">${notation(components?.schemas?.[`record-${entity}`])}</pre></details>`,
  )}`;
}

function requirements(entity: ExchangeEntity): string {
  const {
    requiredWhenNew,
    exactlyOneOf = [],
    writeScope,
  }: {
    requiredWhenNew: readonly string[];
    exactlyOneOf?: readonly (readonly string[])[];
    writeScope: string;
  } = exchangeEntities[entity];
  const needed = [...requiredWhenNew, ...exactlyOneOf.map((names) => names.join(' or '))];
  return `new with ${needed.join(', ')} · scope ${writeScope}`;
}

const style = `:root{color-scheme:light}*{box-sizing:border-box}html{scroll-padding-top:1rem}body{font:16px/1.5 system-ui,sans-serif;margin:0;color:#1f2328;background:#fafaf8}
nav{font-size:.875rem;padding:1rem 1.5rem;border-bottom:1px solid #e7e5e0;max-height:40vh;overflow:auto}nav p{margin:.75rem 0 .25rem;font-weight:600}nav ul{display:flex;flex-wrap:wrap;gap:0 .75rem;list-style:none;margin:0;padding:0}
nav a{display:inline-block;padding:.1875rem 0;color:#12355b;text-decoration:none}nav a:hover{text-decoration:underline}main{padding:1.5rem;max-width:68rem}
h1{margin:0}h2{margin:2.5rem 0 .5rem}h3{margin:1.5rem 0 .5rem;font-size:1.0625rem}h4{font-size:.875rem;margin:.75rem 0 .25rem}a{color:#12355b}
dt{font-weight:600;margin-top:1rem}dd{margin:0}p{margin:.5rem 0}code,pre{font:.8125rem/1.5 ui-monospace,monospace;overflow-wrap:anywhere}
details{background:#fff;border:1px solid #e7e5e0;border-radius:6px;margin:.375rem 0;padding:.5rem .75rem}summary{cursor:pointer}
summary b{display:inline-block;min-width:4rem;font-size:.8125rem}.get{color:#12355b}.post{color:#1b7a3d}.put{color:#8a4f00}.delete{color:#b3142b}
summary span,details>p{color:#565b63;font-size:.875rem}pre{background:#f3f1ed;border-radius:4px;max-height:28rem;overflow:auto;padding:.75rem;margin:.25rem 0;white-space:pre-wrap}
table{border-collapse:collapse;width:100%;font-size:.875rem}th,td{text-align:left;vertical-align:top;padding:.25rem .75rem .25rem 0;border-bottom:1px solid #e7e5e0}
@media (min-width:60rem){body{display:grid;grid-template-columns:15rem 1fr}nav{position:sticky;top:0;height:100vh;max-height:none;border-bottom:0;border-right:1px solid #e7e5e0}nav ul{display:block}}`;
