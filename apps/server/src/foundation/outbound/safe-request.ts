import { lookup as resolve } from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isWithin } from './networks.ts';
import { isPublicAddress } from './public-address.ts';

/** The URL is invalid, or not allowed. */
export class OutboundRefused extends Error {}

export interface SafeRequest {
  method: 'GET' | 'POST';
  headers?: Record<string, string>;
  body?: string;
  /** The timeout for everything together, in milliseconds. */
  within: number;
  /** Of the answer; a longer one fails, or is truncated on request. */
  maxBytes: number;
  cutOff?: boolean;
  /** For receivers in one's own network: all private addresses, or some networks. */
  allowPrivate: AllowPrivate;
}

type AllowPrivate = boolean | readonly string[];

export interface SafeAnswer {
  status: number;
  headers: http.IncomingHttpHeaders;
  body: Buffer;
}

/** Refuses a URL that could not be requested, before it is stored. */
export function requireSafeUrl(text: string, allowPrivate: AllowPrivate): URL {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (!url || (url.protocol !== 'http:' && url.protocol !== 'https:')) throw new OutboundRefused('only http and https');
  if (url.username !== '' || url.password !== '') throw new OutboundRefused('no name or password in the address');
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && !mayBeUsed(host, allowPrivate)) throw new OutboundRefused(`${host} is a private address`);
  return url;
}

/**
 * Requests an untrusted URL. The name is resolved by the connection itself and checked there, which prevents DNS
 * rebinding; redirects are not followed.
 */
export function safeRequest(text: string, asked: SafeRequest): Promise<SafeAnswer> {
  const url = requireSafeUrl(text, asked.allowPrivate);
  const { promise, resolve: done, reject } = Promise.withResolvers<SafeAnswer>();
  const request = (url.protocol === 'https:' ? https : http).request(url, {
    method: asked.method,
    headers: { 'user-agent': 'Bouwpoort', ...asked.headers },
    lookup: asked.allowPrivate === true ? undefined : lookupWithin(asked.allowPrivate),
    signal: AbortSignal.timeout(asked.within),
    agent: false,
  });
  request.on('error', reject);
  request.on('response', (response) => {
    const parts: Buffer[] = [];
    let bytes = 0;
    const answer = () =>
      done({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(parts) });
    response.on('error', reject);
    response.on('end', answer);
    response.on('data', (part: Buffer) => {
      const room = asked.maxBytes - bytes;
      bytes += part.length;
      parts.push(part.subarray(0, Math.max(0, room)));
      if (bytes <= asked.maxBytes) return;
      if (asked.cutOff) answer();
      else reject(new OutboundRefused(`the answer is longer than ${asked.maxBytes} bytes`));
      response.destroy();
    });
  });
  request.end(asked.body);
  return promise;
}

function mayBeUsed(address: string, allowPrivate: AllowPrivate): boolean {
  if (typeof allowPrivate === 'boolean') return allowPrivate || isPublicAddress(address);
  return isPublicAddress(address) || isWithin(address, allowPrivate);
}

/** Every address of the name must be allowed: the connection chooses one of them. */
const lookupWithin =
  (allowPrivate: AllowPrivate): LookupFunction =>
  (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      if (error) return callback(error, '', 0);
      const closed = addresses.find(({ address }) => !mayBeUsed(address, allowPrivate));
      const [first] = addresses;
      if (closed || !first) return callback(new OutboundRefused(`${hostname} leads to a private address`), '', 0);
      if (options.all) return callback(null, addresses);
      return callback(null, first.address, first.family);
    });
  };
