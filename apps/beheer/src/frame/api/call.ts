import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { ApiProblem, buildUrl, toApiProblem } from '@bouwpoort/contract/program/client';
import type { z } from 'zod/mini';
import { textsOf } from '../texts/texts.tsx';
import { sessionEvents } from './session-events.ts';

type Given<R, K extends string> = R extends { [P in K]: infer S extends z.core.$ZodType }
  ? Record<never, never> extends z.input<S>
    ? { [P in K]?: z.input<S> }
    : { [P in K]: z.input<S> }
  : unknown;

type UrlInput<R> = Given<R, 'params'> & Given<R, 'query'>;
/** A body of bytes, for routes with a file. */
type FileOf<R> = R extends { bodyType: 'file' } ? { file: Blob } : unknown;
export type CallInput<R> = UrlInput<R> &
  Given<R, 'body'> &
  FileOf<R> & { headers?: Record<string, string>; signal?: AbortSignal };
export type ResponseOf<R> = R extends { response: infer S extends z.core.$ZodType } ? z.output<S> : undefined;
export type BodyOf<R> = R extends { body: infer S extends z.core.$ZodType } ? z.input<S> : undefined;

/** The last argument is optional when it has no required properties. */
export type Optionally<I> = Record<never, never> extends I ? [input?: I] : [input: I];

interface AnyInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  file?: Blob;
  headers?: Record<string, string>;
  signal?: AbortSignal;
}

/** No route of the back office names the content system. */
const noCms = '';

/**
 * Calls a route of the contract. Errors are `ApiProblem`s. While the session is locked the call waits, and is sent
 * again after the password was entered, so that no work on the page is lost. A session that has ended is announced.
 */
export function call<R extends RouteContract>(route: R, ...[input]: Optionally<CallInput<R>>): Promise<ResponseOf<R>> {
  return callWith(route, (input ?? {}) as AnyInput);
}

/** Writes without a response so far, by what they send. */
const pendingWrites = new Map<string, Promise<unknown>>();

/**
 * The same, for code with a route that is not known at compile time. A write that is already under way is not sent a
 * second time: a double click gets the response of the first.
 */
export function callWith<R extends RouteContract>(route: R, input: AnyInput): Promise<ResponseOf<R>> {
  if (route.method === 'GET' || input.file) return send(route, input);
  const key = JSON.stringify([route.method, route.path, input.params, input.query, input.body]);
  const pending = pendingWrites.get(key) as Promise<ResponseOf<R>> | undefined;
  if (pending) return pending;
  const sent = send(route, input).finally(() => pendingWrites.delete(key));
  pendingWrites.set(key, sent);
  return sent;
}

async function send<R extends RouteContract>(route: R, input: AnyInput): Promise<ResponseOf<R>> {
  const { body, file, headers, signal, ...address } = input;
  const answer = await ask(buildUrl(route.path, noCms, address), {
    method: route.method,
    headers: {
      accept: 'application/json',
      'accept-language': 'nl',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...(file === undefined ? {} : { 'content-type': 'application/octet-stream' }),
      ...headers,
    },
    credentials: 'same-origin',
    body: body === undefined ? (file ?? null) : JSON.stringify(body),
    signal: signal ?? null,
  });
  return settled(route, answer, () => send(route, input), signal);
}

interface Answer {
  status: number;
  headers: Record<string, string>;
  text: string;
}

async function ask(url: string, init: RequestInit): Promise<Answer> {
  try {
    const response = await fetch(url, init);
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      text: await response.text(),
    };
  } catch (failure) {
    throw init.signal?.aborted ? failure : noAnswer();
  }
}

/** A lost connection is reported like a refusal, with our own text instead of the browser's. */
function noAnswer(status = 503): ApiProblem {
  const title = textsOf('beheer')('loadFailedOffline');
  return new ApiProblem(status, { type: 'about:blank', title, status, code: 'noAnswer' });
}

async function settled<R extends RouteContract>(
  route: R,
  { text, ...answer }: Answer,
  again: () => Promise<ResponseOf<R>>,
  signal?: AbortSignal,
): Promise<ResponseOf<R>> {
  if (answer.status >= 200 && answer.status < 300) return (text === '' ? undefined : JSON.parse(text)) as ResponseOf<R>;
  const problem = toApiProblem(answer, text);
  if (route.access === 'staff' && problem.status === 423) {
    await sessionEvents.locked(signal);
    return again();
  }
  if (route.access === 'staff' && problem.status === 401) sessionEvents.lost();
  // A proxy in front of a server that is down answers with an HTML page.
  throw problem.status >= 500 && problem.problem.code === 'unknown' ? noAnswer(problem.status) : problem;
}

/** Uploads a file and reports progress, which `fetch` cannot. */
export function upload<R extends RouteContract & { bodyType: 'file' }>(
  route: R,
  input: UrlInput<R> & FileOf<R>,
  onProgress: (share: number) => void,
): Promise<ResponseOf<R>> {
  const { file, ...address } = input as AnyInput;
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const request = new XMLHttpRequest();
  request.open(route.method, buildUrl(route.path, noCms, address));
  request.setRequestHeader('accept', 'application/json');
  request.setRequestHeader('content-type', 'application/octet-stream');
  request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
  request.onload = () =>
    resolve({
      status: request.status,
      headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
      text: request.responseText,
    });
  request.onerror = () => reject(noAnswer());
  request.send(file ?? null);
  return promise.then((answer) => settled(route, answer, () => upload(route, input, onProgress)));
}

/** The address of a route, for links to files. */
export function urlOf<R extends RouteContract>(route: R, ...[given]: Optionally<UrlInput<R>>): string {
  return buildUrl(route.path, noCms, (given ?? {}) as AnyInput);
}
