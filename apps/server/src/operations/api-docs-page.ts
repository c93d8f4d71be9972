import type { OpenAPIV3_1 } from 'openapi-types';
import { escapeHtml } from '../html/safe-html.ts';

type Operation = OpenAPIV3_1.OperationObject;

const methods = ['get', 'post', 'put', 'delete'] as const;

/** A page without script: every route, its parameters and its bodies, grouped by domain. */
export function renderApiDocs(document: OpenAPIV3_1.Document): string {
  const operations = Object.entries(document.paths ?? {}).flatMap(([path, item]) =>
    methods.flatMap((method) => (item?.[method] ? [{ path, method, operation: item[method] }] : [])),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags?.[0] ?? 'api');
  const sections = [...groups]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(
      ([tag, list]) =>
        `<section><h2 id="${escapeHtml(tag)}">${escapeHtml(tag)}</h2>${list.map(({ path, method, operation }) => renderOperation(path, method, operation)).join('')}</section>`,
    );
  return `<!doctype html><html lang="nl"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex"><title>Bouwpoort API</title><style>${style}</style></head><body><header><h1>Bouwpoort API</h1>
<p>OpenAPI 3.1: <a href="/api/openapi.json">/api/openapi.json</a></p>
<nav aria-label="Domeinen">${[...groups.keys()]
    .sort()
    .map((tag) => `<a href="#${escapeHtml(tag)}">${escapeHtml(tag)}</a>`)
    .join(' ')}</nav></header>
<main>${sections.join('')}</main></body></html>`;
}

function renderOperation(path: string, method: string, operation: Operation): string {
  const parameters = (operation.parameters ?? []).flatMap((one) => ('name' in one ? [one] : []));
  const body = operation.requestBody && 'content' in operation.requestBody ? operation.requestBody.content : undefined;
  const answer = operation.responses?.['200'];
  const answerContent = answer && 'content' in answer ? answer.content : undefined;
  return `<details><summary><b class="${method}">${method.toUpperCase()}</b> <code>${escapeHtml(path)}</code> <span>${escapeHtml(operation.summary ?? '')}</span></summary>
<p class="spec">${escapeHtml(operation.description ?? '')}</p>
${parameters.length > 0 ? `<h3>Parameters</h3><ul>${parameters.map((p) => `<li><code>${escapeHtml(p.name)}</code> (${escapeHtml(p.in ?? '')}${p.required ? ', verplicht' : ''}) <small>${escapeHtml(JSON.stringify(p.schema ?? {}))}</small></li>`).join('')}</ul>` : ''}
${body ? `<h3>Body</h3>${renderContent(body)}` : ''}${answerContent ? `<h3>Antwoord 200</h3>${renderContent(answerContent)}` : ''}</details>`;
}

function renderContent(content: Record<string, OpenAPIV3_1.MediaTypeObject>): string {
  return Object.entries(content)
    .map(
      ([type, { schema }]) =>
        `<p><code>${escapeHtml(type)}</code></p><pre tabindex="0">${escapeHtml(JSON.stringify(schema, null, 2) ?? '')}</pre>`,
    )
    .join('');
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:1.5rem;color:#1f2328;background:#fafaf8}
h1{margin:0}nav{display:flex;flex-wrap:wrap;gap:.25rem 1rem}h2{margin:2rem 0 .5rem;text-transform:capitalize}h3{font-size:1rem;margin:.75rem 0 .25rem}
details{background:#fff;border:1px solid #e7e5e0;border-radius:6px;margin:.4rem 0;padding:.5rem .75rem}summary{cursor:pointer}
summary b{display:inline-block;min-width:4.5rem}.get{color:#12355b}.post{color:#1b7a3d}.put{color:#8a4f00}.delete{color:#b3142b}
.spec,small,summary span{color:#565b63}pre{background:#f3f1ed;border-radius:4px;max-height:24rem;overflow:auto;padding:.75rem;font-size:.8125rem}`;
