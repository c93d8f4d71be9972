import type { z } from 'zod/mini';
import { ApiProblem } from '../foundation/api-problem.ts';
import type { Problem } from '../foundation/problem.ts';
import type { AllRoutes, RouteName } from './all-routes.ts';
import { routePaths, type ShopRoute } from './route-paths.ts';

export { ApiProblem };

/*
 * Runs in the browser, so nothing here may bring zod along: routes are called by name, their types come from
 * `import type`, and the paths from the small table that route-paths.ts becomes in a build. Answers are typed, not parsed again: the server
 * has already held them against the same schemas.
 */

type Given<R, K extends string> = R extends { [P in K]: infer S extends z.core.$ZodType }
  ? undefined extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : Record<never, never> extends z.input<S>
      ? { [P in K]?: z.input<S> }
      : { [P in K]: z.input<S> }
  : unknown;

export type CallInput<N extends RouteName> = Given<AllRoutes[N], 'params'> &
  Given<AllRoutes[N], 'query'> &
  Given<AllRoutes[N], 'body'> & { headers?: Record<string, string>; signal?: AbortSignal };

type UrlInput<N extends RouteName> = Given<AllRoutes[N], 'params'> & Given<AllRoutes[N], 'query'>;

/** The last argument may be left out when nothing in it is required. */
type Optionally<I> = Record<never, never> extends I ? [input?: I] : [input: I];

export type ResponseOf<N extends RouteName> = AllRoutes[N] extends { response: infer S extends z.core.$ZodType }
  ? z.output<S>
  : undefined;

/** Pictures, files and pages are for links (`client.url`), not for `client.call`. */
export type CallableName = {
  [N in ShopRoute]: AllRoutes[N] extends { responseType: 'binary' | 'html' | 'ndjson' } ? never : N;
}[ShopRoute];

export interface TransportRequest {
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: string;
  signal?: AbortSignal;
}

export interface TransportResponse {
  status: number;
  headers: Record<string, string>;
  text(): Promise<string>;
}

export type Transport = (request: TransportRequest) => Promise<TransportResponse>;

export interface ClientOptions {
  transport: Transport;
  /** The content system's name segment in paths. */
  cms: string;
  ventureId?: string;
  feHost?: string;
  /** For clients that hold their token; a browser sends the cookie instead. */
  accessToken?: string;
  headers?: Record<string, string>;
}

export interface Client {
  call<N extends CallableName>(name: N, ...input: Optionally<CallInput<N>>): Promise<ResponseOf<N>>;
  url<N extends ShopRoute>(name: N, ...input: Optionally<UrlInput<N>>): string;
}

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

export function createClient(options: ClientOptions): Client {
  const always = standardHeaders(options);
  return {
    async call<N extends CallableName>(name: N, ...[given]: Optionally<CallInput<N>>) {
      const input = (given ?? {}) as AnyInput;
      const { method, form, path } = readLine(routePaths[name]);
      const headers = { ...always, ...lowerCased(input.headers) };
      const request: TransportRequest = { method, url: buildUrl(path, options.cms, input), headers };
      if (input.signal) request.signal = input.signal;
      if (input.body !== undefined && input.body !== null) {
        headers['content-type'] = form ? 'application/x-www-form-urlencoded' : 'application/json';
        request.body = form ? encodePairs(input.body as Record<string, unknown>) : JSON.stringify(input.body);
      }
      const response = await options.transport(request);
      const text = await response.text();
      if (response.status < 200 || response.status > 299) throw toApiProblem(response, text);
      return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<N>;
    },
    url(name, ...[given]) {
      return buildUrl(readLine(routePaths[name]).path, options.cms, (given ?? {}) as AnyInput);
    },
  };
}

export function fetchTransport(baseUrl = ''): Transport {
  return async ({ method, url, headers, body, signal }) => {
    const response = await fetch(baseUrl + url, { method, headers, body: body ?? null, signal: signal ?? null });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: () => response.text(),
    };
  };
}

/** What every call carries (P 7.1), also one that is not made through a client. */
export function standardHeaders(
  options: Pick<ClientOptions, 'ventureId' | 'feHost' | 'accessToken' | 'headers'>,
): Record<string, string> {
  const headers: Record<string, string> = {
    accept: 'application/json',
    'accept-language': 'nl',
    'api-version': '3.0',
  };
  if (options.ventureId) headers['venture-id'] = options.ventureId;
  if (options.feHost) headers['fe-host'] = options.feHost;
  if (options.accessToken) headers.authorization = `Bearer ${options.accessToken}`;
  return { ...headers, ...lowerCased(options.headers) };
}

function lowerCased(headers: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}

function readLine(line: string): { method: string; form: boolean; path: string } {
  const words = line.split(' ');
  return { method: words[0] as string, form: words.length === 3, path: words.at(-1) as string };
}

/** Fills in the path and adds the query. */
export function buildUrl(path: string, cms: string, { params = {}, query = {} }: AnyInput): string {
  const filled = path.replace(/\{([^}]+)\}/g, (_, name: string) => {
    if (name === 'cms') return encodeURIComponent(cms);
    const parts = name === '*' ? String(params[name] ?? '').split('/') : [String(params[name] ?? '')];
    // An empty part or dots would make it another URL; encoding does not help, URL parsers decode dots.
    if (parts.some((part) => /^\.{0,2}$/.test(part))) throw new TypeError(`No usable value for {${name}} in ${path}`);
    return parts.map(encodeURIComponent).join('/');
  });
  const pairs = encodePairs(query);
  return pairs === '' ? filled : `${filled}?${pairs}`;
}

function encodePairs(pairs: Record<string, unknown>): string {
  const encoded = new URLSearchParams();
  for (const [name, value] of Object.entries(pairs)) {
    if (value !== undefined && value !== null) encoded.append(name, String(value));
  }
  return encoded.toString();
}

export function toApiProblem(response: Pick<TransportResponse, 'status' | 'headers'>, text: string): ApiProblem {
  const fallback: Problem = {
    type: 'about:blank',
    title: `HTTP ${response.status}`,
    status: response.status,
    code: 'unknown',
  };
  return new ApiProblem(response.status, { ...fallback, ...parsedObject(text) }, response.headers);
}

/** A proxy in between may answer in HTML; that says nothing a program can use. */
function parsedObject(text: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : {};
  } catch {
    return {};
  }
}
