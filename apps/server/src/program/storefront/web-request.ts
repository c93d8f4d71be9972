import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { SharedRequest } from './page-key.ts';

/** How a page is rendered from a request, where it differs from the request itself. */
export interface Rendering {
  shared?: SharedRequest;
  /** A refusal in the frame of its venture; it is rendered like a GET of that page. */
  refusal?: 405 | 503;
}

/** A web Request for the storefront. For a shared page it contains only what those visitors have in common. */
export function toWebRequest(request: FastifyRequest, { shared, refusal }: Rendering = {}): Request {
  const address = `${request.protocol}://${request.host}${shared?.url ?? request.url}`;
  const isWrite = request.method === 'POST' && refusal === undefined;
  // Forms are the only bodies pages take, and a Host header can be anything.
  if (!isHost(request) || !URL.canParse(address) || (isWrite && hasBody(request) && !isForm(request))) {
    throw new AppError('badRequest');
  }
  return new Request(address, {
    method: shared || refusal !== undefined ? 'GET' : request.method,
    headers: shared ? sharedHeaders(shared) : ownHeaders(request),
    // Fastify has parsed the body already. A form without one is an empty form.
    ...(isWrite ? { body: new URLSearchParams((request.body ?? {}) as Record<string, string>) } : {}),
  });
}

/** A host and nothing else: no name before it, no path behind it. */
function isHost({ protocol, host }: FastifyRequest): boolean {
  const url = URL.parse(`${protocol}://${host}`);
  return url !== null && url.href === `${url.protocol}//${url.host}/`;
}

/** Pages are read, and take forms. */
export function isPageMethod({ method }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || method === 'POST';
}

function sharedHeaders({ cookie }: SharedRequest): Record<string, string> {
  return cookie === undefined ? {} : { cookie };
}

function ownHeaders(request: FastifyRequest): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  // Where a write comes from was judged before it got here, by the address customers use (identity/same-origin.ts);
  // React Router would judge it again by the one this process happens to be reached at.
  headers.delete('origin');
  return headers;
}

/** A body of `false` or an empty string is a body too. */
function hasBody({ headers }: FastifyRequest): boolean {
  return headers['content-type'] !== undefined;
}

function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

export function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  // Node's and the web's stream types differ in name only.
  return reply.send(response.body ? Readable.fromWeb(response.body as import('node:stream/web').ReadableStream) : '');
}
