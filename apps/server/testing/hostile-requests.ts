import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { allRoutes, type RouteName } from '@bouwpoort/contract/program/all-routes';
import { Dice } from '@bouwpoort/demo-world/dice';
import { hostileText, inheritedNames, unexpectedValue, valueFor } from './hostile-values.ts';
import type { AccountRecords } from './route-call.ts';
import { routeCalls } from './route-calls.ts';

export interface HostileRequest {
  /** The route or page of the request. */
  target: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Buffer;
}

export interface HostileSources {
  /** Headers of sessions; the first is used most. */
  logins: readonly Record<string, string>[];
  things: AccountRecords;
  /** Paths of pages, with `:name` for their parameters. */
  pages?: readonly string[];
}

const routeNames = Object.keys(allRoutes) as RouteName[];

/** These end the session of the request, which other routes need. */
const endsSession: readonly RouteName[] = ['account.logout', 'account.guest'];

/** The same seed and number give the same request, so that any of them can be repeated alone. */
export function hostileRequest(seed: number, number: number, sources: HostileSources): HostileRequest {
  const dice = new Dice(`${seed} ${number}`);
  const pages = sources.pages ?? [];
  const at = number % (routeNames.length + pages.length);
  const page = pages[at - routeNames.length];
  const request =
    page === undefined ? callOf(routeNames[at] as RouteName, dice, sources) : visitOf(page, dice, sources);
  return withMutations(request, dice);
}

function callOf(name: RouteName, dice: Dice, { logins, things }: HostileSources): HostileRequest {
  const contract: RouteContract = allRoutes[name];
  const good = routeCalls[name].call(things) as { params?: object; query?: object; body?: unknown };
  // A single invalid value tests the code behind the validation; many test the validation.
  const mutationRate = dice.pick([0, 0.1, 0.3, 0.7]);
  const valuesOf = (part: 'params' | 'query') =>
    Object.entries(
      (contract[part] ? valueFor(contract[part], dice, good[part], 0) : {}) as Record<string, unknown>,
    ).map(([key, value]) => [key, dice.chance(mutationRate) ? hostileText(dice) : String(value ?? '')] as const);
  const params = Object.fromEntries(valuesOf('params'));
  const path = contract.path.replace(/\{([^}]+)\}/g, (_, key: string) =>
    key === 'cms' ? 'cms' : inPath(params[key] ?? hostileText(dice), dice),
  );
  const login = endsSession.includes(name) ? {} : dice.chance(0.75) ? logins[0] : dice.pick([{}, ...logins]);
  const request: HostileRequest = {
    target: name,
    method: contract.method,
    path: path + queryOf(valuesOf('query'), dice, mutationRate),
    headers: { ...login },
  };
  if (!contract.body) return request;
  const body = valueFor(contract.body, dice, good.body, mutationRate);
  return contract.bodyType === 'form' ? withForm(request, body) : withJson(request, body);
}

function withForm(request: HostileRequest, body: unknown): HostileRequest {
  const pairs = typeof body === 'object' && body !== null ? Object.entries(body) : [['a', body]];
  const text = pairs.map(([key, value]) => `${encoded(String(key))}=${encoded(asText(value))}`).join('&');
  return withBody(request, 'application/x-www-form-urlencoded', text);
}

const withJson = (request: HostileRequest, body: unknown) =>
  withBody(request, 'application/json', JSON.stringify(body) ?? '');

function withBody(request: HostileRequest, type: string, body: string | Buffer): HostileRequest {
  const headers = { ...request.headers, 'content-type': type };
  return { ...request, headers, body: typeof body === 'string' ? Buffer.from(body) : body };
}

function visitOf(page: string, dice: Dice, { logins }: HostileSources): HostileRequest {
  const path = page.replace(/:\w+|\*/g, (name) =>
    name === ':venture' && dice.chance(0.7) ? 'steenhof' : inPath(hostileText(dice), dice),
  );
  const names = ['redirect', 'token', 'email', 'q', 'filter', 'page', 'sort', 'orderId', 'activate', '_data', 'index'];
  const query = names.filter(() => dice.chance(0.25)).map((name) => [name, hostileText(dice)] as const);
  const request = { target: page, method: 'GET', path: path + queryOf(query, dice, 0.3), headers: {} };
  // The requests of a browser for the data of a page, and for a form.
  if (dice.chance(0.15)) return { ...request, path: `${path}.data${queryOf(query, dice, 0.3)}` };
  const login = dice.chance(0.3) ? dice.pick([{}, ...logins]) : {};
  if (dice.chance(0.85)) return { ...request, headers: { ...login } };
  const fields = ['emailAddress', 'password', 'passwordConfirmation', 'oldPassword', 'code'];
  const form = Object.fromEntries(fields.map((name) => [name, hostileText(dice)]));
  return withForm({ ...request, method: 'POST' }, form);
}

function queryOf(pairs: readonly (readonly [string, string])[], dice: Dice, mutationRate: number): string {
  const parts = pairs.map(([name, value]) => `${encoded(name)}=${encoded(value)}`);
  if (dice.chance(mutationRate)) parts.push(...dice.pick(hostileQueries)(dice));
  return parts.length === 0 ? '' : `?${parts.join('&')}`;
}

const hostileQueries: readonly ((dice: Dice) => string[])[] = [
  () => ['%', '%zz=%c0%af', '=', '&&&', 'a=%ed%a0%80'],
  (dice) => inheritedNames.map((name) => `${name}=${encoded(hostileText(dice))}`),
  () => ['__proto__[x]=1', 'constructor[prototype][x]=1', 'take[]=1', 'take[a]=2', 'page=1&page=2'],
  (dice) => Array.from({ length: dice.pick([50, 900]) }, (_, at) => `p${at}=${at}`),
  () => [`lang=${'x'.repeat(9000)}`],
];

const hostileSegments: readonly string[] = [
  ...['%', '%zz', '%00', '%c0%af', '%ed%a0%80', '..%2f..%2f', '%2e%2e', '.', '..', '%2f', '%5c', ';a=b', '%25%30%30'],
  ...['%u0041', '%FF', '~', '%7B%7B', '@', ':', '%0d%0a', 'a%20b', '%f0%9f%91%b7'],
];

/** Mostly encoded correctly, as a proper client does. */
function inPath(value: string, dice: Dice): string {
  if (dice.chance(0.12)) return dice.pick(hostileSegments);
  return value.split('/').map(encoded).join('/');
}

/** A lone surrogate cannot be encoded: its bytes are sent. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed()).slice(0, 6000);
}

function asText(value: unknown): string {
  return typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
}

const hostileHeaders: readonly ((dice: Dice) => Record<string, string>)[] = [
  (dice) => ({ 'venture-id': headerText(hostileText(dice)) }),
  (dice) => ({
    authorization: dice.pick(['Bearer', 'Bearer ', 'Basic YTpi', `Bearer ${'a.'.repeat(500)}`, 'bearer null']),
  }),
  (dice) => ({ cookie: dice.pick(hostileCookies) }),
  (dice) => ({ 'accept-encoding': dice.pick(['', 'br;q=2', '*', 'gzip, deflate, identity;q=0', 'x'.repeat(2000)]) }),
  (dice) => ({
    'accept-language': headerText(hostileText(dice)),
    accept: dice.pick(['', '*/*;q=x', 'image/avif', 'x'.repeat(500)]),
  }),
  (dice) => ({ 'if-none-match': dice.pick(['*', 'W/"', '"a", "b"', 'x'.repeat(3000)]), 'if-modified-since': 'nooit' }),
  (dice) => ({ range: dice.pick(['bytes=-1', 'bytes=9-1', 'bytes=0-,1-', 'x=1', `bytes=${'0-1,'.repeat(200)}`]) }),
  (dice) => ({ 'idempotency-key': headerText(hostileText(dice)), 'x-request-id': headerText(hostileText(dice)) }),
  (dice) => ({
    origin: dice.pick(['null', 'http://', '::', 'http://localhost:0']),
    'sec-fetch-site': 'x',
    referer: '::',
  }),
  (dice) => ({
    'x-forwarded-for': headerText(hostileText(dice)),
    'x-forwarded-proto': 'gopher',
    'fe-host': headerText(hostileText(dice)),
  }),
  () => Object.fromEntries(inheritedNames.map((name) => [name.toLowerCase(), '1'])),
  (dice) => ({
    'x-session': dice.pick(['cookie', 'koekje', '']),
    traceparent: dice.pick(['00-x-y-z', '0'.repeat(55), '']),
  }),
  (dice) => ({ 'user-agent': dice.pick(['', 'x'.repeat(4000), 'é\u00ff']) }),
];

const hostileCookies: readonly string[] = [
  ...[
    'auth=',
    'auth=a.b.c',
    'auth=%',
    `auth=${'a'.repeat(3000)}`,
    'siteUser=%7B',
    'siteUser={}',
    'customer=null; siteUser=1',
  ],
  ...['CookieConsent={stamp:', 'CookieConsent=-1', '=;=;=', ';;;;', '__proto__=1; constructor=2', 'a=b;'.repeat(300)],
  ...['auth="x"; siteUser="%5B%5D"', 'messageBlocks=%7B%22a%22', 'venture=%00; theme=%ff'],
];

/** Only characters that a header can have. */
function headerText(text: string): string {
  return text.replaceAll(/[^\t\x20-\x7e\xa0-\xff]/g, '?').slice(0, 3000);
}

const hostileBodies: readonly ((request: HostileRequest, dice: Dice) => HostileRequest)[] = [
  (request, dice) => withJson(request, unexpectedValue(dice)),
  (request, dice) => withBody(request, 'application/json', dice.pick(brokenJson)),
  (request, dice) => withBody(request, dice.pick(hostileContentTypes), request.body ?? Buffer.from('{}')),
  (request, dice) => withBody(request, 'multipart/form-data; boundary=x', dice.pick(brokenMultipart)),
  (request) => withBody(request, 'application/json', Buffer.from([0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00])),
  (request) =>
    withBody(request, 'application/x-www-form-urlencoded', Buffer.from('%=%zz&a=%ff&__proto__[a]=1&a[]=1&=')),
  (request) => withBody(request, 'application/json', Buffer.alloc(0)),
  (request, dice) =>
    withBody(request, 'application/json', (request.body ?? Buffer.from('{"a":1}')).subarray(0, dice.int(1, 12))),
];

const brokenJson: readonly string[] = [
  ...[
    '{',
    '[',
    '"',
    'nul',
    '{"a":}',
    '{"a":1,}',
    "{'a':1}",
    '\ufeff{}',
    '{"a":1e999}',
    '{"a":"\\ud800"}',
    '{"a":"\\u0000"}',
  ],
  ...[
    '{"__proto__":{"x":1}}',
    '{"constructor":{"prototype":{"x":1}}}',
    '{"a":1}{"b":2}',
    '{"a":1,"a":2}',
    '1',
    '""',
    'null',
  ],
  ...[`${'['.repeat(5000)}${']'.repeat(5000)}`, `{"a":${'9'.repeat(2000)}}`],
];

const hostileContentTypes: readonly string[] = [
  ...[
    '',
    'text/plain',
    'application/xml',
    'application/json; charset=utf-7',
    'application/json;;;',
    'application',
    '/',
    '*/*',
  ],
  ...['multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(300)}`],
  ...['application/x-www-form-urlencoded; charset=ucs-2', 'application/problem+json', 'constructor', '__proto__/x'],
];

const part = (name: string, more = '') =>
  `--x\r\ncontent-disposition: form-data; name="${name}"${more}\r\n\r\nwaarde\r\n`;
const brokenMultipart: readonly string[] = [
  ...['', '--x', '--x--', '--x\r\n\r\n--x--\r\n', part('a'), `${part('__proto__')}--x--\r\n`, '--y\r\n\r\n--y--'],
  `${part('constructor', '; filename="../../x\\"')}--x--\r\n`,
  `${part('a', '; filename="a.pdf"')}${part('a', '; filename="b.pdf"')}--x--\r\n`,
  `${part('n').repeat(300)}--x--\r\n`,
  `--x\r\n${'h: v\r\n'.repeat(3000)}\r\n--x--\r\n`,
];

function withMutations(request: HostileRequest, dice: Dice): HostileRequest {
  let odd = request;
  if (dice.chance(0.3)) odd = { ...odd, headers: { ...odd.headers, ...dice.pick(hostileHeaders)(dice) } };
  if (dice.chance(odd.body ? 0.2 : 0.05)) odd = dice.pick(hostileBodies)(odd, dice);
  if (dice.chance(0.04))
    odd = { ...odd, method: dice.pick(['HEAD', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'DELETE', 'GET']) };
  if (dice.chance(0.03))
    odd = {
      ...odd,
      path: dice.pick([
        (p: string) => `${p}/`,
        (p: string) => `${p}//`,
        (p: string) => p.toUpperCase(),
        (p: string) => `/./${p}`,
      ])(odd.path),
    };
  return odd;
}

/** In one line, with everything needed to repeat it. */
export function described({ target, method, path, headers, body }: HostileRequest): string {
  const shown = Object.fromEntries(
    Object.entries(headers).filter(([name, value]) => name !== 'authorization' && !value.startsWith('auth=ey')),
  );
  return JSON.stringify({
    target,
    method,
    path: path.slice(0, 400),
    headers: shown,
    body: body?.toString().slice(0, 400),
  });
}
