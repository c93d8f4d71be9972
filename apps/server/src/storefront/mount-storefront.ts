import { Readable } from 'node:stream';
import type { Transport } from '@bouwpoort/contract/client';
import type { PageRequest } from '@bouwpoort/contract/page-request';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { AppError } from '../errors.ts';
import { inProcessHeader } from '../operations/in-process.ts';

/** The storefront as the server sees it: a web request in, a web response out. */
export type PageRenderer = (request: Request, page: PageRequest) => Promise<Response>;

export interface BuiltStorefront {
  render: PageRenderer;
  /** The folder with the built browser files; absent in development, where Vite serves them. */
  clientDir: string | undefined;
}

interface MountOptions {
  clock: () => Date;
  config: Pick<Config, 'frameSources' | 'publicUrl' | 'sessionWarningMinutes' | 'showcase'>;
  /** Marks in-process calls as our own, so that they do not count against the visitor's rate limit. */
  inProcessSecret: string;
}

export async function mountStorefront(
  app: FastifyInstance,
  storefront: BuiltStorefront,
  options: MountOptions,
): Promise<void> {
  if (storefront.clientDir) {
    await app.register(fastifyStatic, {
      root: storefront.clientDir,
      wildcard: false,
      index: false,
      setHeaders: (response, path) => {
        // Built files carry a hash of their content in their name; the few others (icons) do not.
        response.header(
          'cache-control',
          path.includes('/assets/') ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
        );
      },
    });
  }
  // An address of the API that does not exist is the API's to refuse, not a page's.
  app.all('/api/*', { schema: { hide: true } }, async () => {
    throw new AppError('notFound');
  });
  app.all('/*', { schema: { hide: true }, config: { page: true } }, async (request, reply) => {
    const { session } = request;
    // Nobody else sees it, and after logging out the back button does not either.
    reply.header('cache-control', session ? 'private, no-store' : 'no-cache').header('vary', 'Cookie');
    const response = await storefront.render(toWebRequest(request), {
      nonce: request.scriptNonce,
      requestId: request.id,
      now: options.clock(),
      publicUrl: options.config.publicUrl.replace(/\/+$/, ''),
      frameSources: options.config.frameSources,
      showcase: options.config.showcase,
      session: session && { expiresAt: session.expiresAt, warningMinutes: options.config.sessionWarningMinutes },
      transport: injectTransport(app, request, reply, options.inProcessSecret),
    });
    return sendWebResponse(reply, response);
  });
}

function injectTransport(app: FastifyInstance, page: FastifyRequest, reply: FastifyReply, secret: string): Transport {
  return async ({ method, url, headers, body }) => {
    const response = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress: page.ip,
      headers: { ...headers, ...visitorHeaders(page), [inProcessHeader]: secret },
      ...(body === undefined ? {} : { payload: body }),
    });
    passOnCookies(response.headers['set-cookie'], reply);
    return {
      status: response.statusCode,
      headers: response.headers as Record<string, string>,
      text: async () => response.payload,
    };
  };
}

/** A page that logs somebody in or out does so in the browser too; once it streams it is too late for that. */
function passOnCookies(cookies: string | string[] | number | undefined, reply: FastifyReply): void {
  if (cookies === undefined || typeof cookies === 'number' || reply.raw.headersSent) return;
  for (const cookie of typeof cookies === 'string' ? [cookies] : cookies) reply.header('set-cookie', cookie);
}

const passedOn = ['origin', 'sec-fetch-site', 'user-agent'] as const;

/**
 * In-process calls are made in the visitor's name: his login, his host, one request id for page and calls. The login
 * goes as a token because the page has already looked at the cookie: it may have renewed it, or found it worthless.
 */
function visitorHeaders(page: FastifyRequest): Record<string, string> {
  const own: Record<string, string> = { 'x-request-id': page.id, 'fe-host': page.host };
  if (page.session) own.authorization = `Bearer ${page.session.accessToken}`;
  for (const name of passedOn) {
    const value = page.headers[name];
    if (typeof value === 'string') own[name] = value;
  }
  return own;
}

function toWebRequest(request: FastifyRequest): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const hasBody = request.method !== 'GET' && request.method !== 'HEAD';
  const address = `${request.protocol}://${request.host}${request.url}`;
  // Forms are the only bodies pages take, and a Host header can be anything.
  if (!URL.canParse(address) || (hasBody && request.body && !isForm(request))) throw new AppError('badRequest');
  return new Request(address, {
    method: request.method,
    headers,
    // Fastify has parsed the body already.
    ...(hasBody && request.body ? { body: new URLSearchParams(request.body as Record<string, string>) } : {}),
  });
}

function isForm(request: FastifyRequest): boolean {
  return request.headers['content-type']?.startsWith('application/x-www-form-urlencoded') ?? false;
}

function sendWebResponse(reply: FastifyReply, response: Response): FastifyReply {
  reply.status(response.status);
  for (const [name, value] of response.headers) if (name !== 'set-cookie') reply.header(name, value);
  for (const cookie of response.headers.getSetCookie()) reply.header('set-cookie', cookie);
  // Node's and the web's stream types differ in name only.
  return reply.send(response.body ? Readable.fromWeb(response.body as import('node:stream/web').ReadableStream) : '');
}
