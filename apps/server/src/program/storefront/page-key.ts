import { authCookie } from '@bouwpoort/contract/customers/session-cookies';
import {
  campaignParameters,
  campaignPrefix,
  pageCookies,
  pageParameters,
} from '@bouwpoort/contract/program/page-request';
import type { FastifyRequest } from 'fastify';

/** A request whose answer is the same for every visitor without a login. */
export interface SharedRequest {
  key: string;
  /** The input of the page: the parameters and cookies pages know, and nothing else of the visitor. */
  url: string;
  cookie: string | undefined;
  /** The address contains more than the key, so a redirect must be based on the address itself. */
  isShortened: boolean;
}

/**
 * Nothing for a page that is somebody's own: logged in or about to lose a login, a write, or something only this
 * visitor asks.
 */
export function sharedRequestOf(
  request: Pick<FastifyRequest, 'method' | 'url' | 'headers' | 'cookies' | 'protocol' | 'host'>,
): SharedRequest | undefined {
  const { method, headers, cookies } = request;
  // HEAD gets the headers of GET.
  if (
    (method !== 'GET' && method !== 'HEAD') ||
    headers.authorization !== undefined ||
    cookies[authCookie] !== undefined
  )
    return;
  const [path = '/', ...rest] = request.url.split('?');
  const query = sharedQuery(rest.join('?'));
  if (query === undefined) return;
  const cookie = sharedCookies(cookies);
  const url = query === '' ? path : `${path}?${query}`;
  return {
    key: `${request.protocol}://${request.host}${url} ${cookie ?? ''}`,
    url,
    cookie,
    isShortened: url !== request.url,
  };
}

/** The known parameters in a fixed order; undefined when there is an unknown one. */
function sharedQuery(query: string): string | undefined {
  if (query === '') return '';
  const pairs = [...new URLSearchParams(query)].filter(
    ([name]) => !campaignParameters.has(name) && !name.startsWith(campaignPrefix),
  );
  if (!pairs.every(([name]) => pageParameters.has(name))) return undefined;
  const shared = new URLSearchParams(pairs);
  shared.sort();
  return shared.toString();
}

function sharedCookies(cookies: Record<string, string | undefined>): string | undefined {
  const pairs = Object.entries(pageCookies).flatMap(([name, values]) => {
    const value = Object.hasOwn(cookies, name) ? cookies[name] : undefined;
    return value !== undefined && values.test(value) ? [`${name}=${value}`] : [];
  });
  return pairs.length > 0 ? pairs.join('; ') : undefined;
}
