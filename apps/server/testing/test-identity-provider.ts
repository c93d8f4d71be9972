import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

type Algorithm = 'RS256' | 'ES256';

interface SigningKey {
  kid: string;
  alg: Algorithm;
  privateKey: KeyObject;
  publicKey: KeyObject;
}

/** An unsigned ID token, which a test can modify. */
interface Draft {
  header: Record<string, unknown>;
  claims: Record<string, unknown>;
  key: SigningKey;
}

interface Granted {
  challenge: string;
  redirectUri: string;
  nonce: string;
}

export function makeSigningKey(alg: Algorithm): SigningKey {
  const pair =
    alg === 'RS256'
      ? generateKeyPairSync('rsa', { modulusLength: 2048 })
      : generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { ...pair, kid: randomBytes(6).toString('hex'), alg };
}

/**
 * An OpenID provider with one person who is logged in there: discovery, keys, authorization code with PKCE, and signed
 * ID tokens.
 */
export class TestIdentityProvider {
  readonly clientId = 'shop';
  readonly clientSecret = 'het geheim van de shop bij het bedrijf';
  url = '';
  /** The claims of the next login. */
  person: Record<string, unknown> = {};
  /** Changes an ID token before it is signed. */
  spoil: (draft: Draft) => void = () => undefined;
  /** Replaces the answers at matching paths. */
  fault: { path: RegExp; answer: (response: ServerResponse) => void } | undefined;
  /** The requested paths so far. */
  readonly asked: string[] = [];
  /** Every issued token. */
  readonly issued: string[] = [];
  key = makeSigningKey('RS256');
  readonly #granted = new Map<string, Granted>();
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch((error) => response.writeHead(500).end(String(error)));
  });

  async start(): Promise<this> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    this.url = `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
    return this;
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', this.url);
    this.asked.push(url.pathname);
    if (this.fault?.path.test(url.pathname)) return this.fault.answer(response);
    if (url.pathname === '/.well-known/openid-configuration') return json(response, 200, this.#discovery());
    if (url.pathname === '/keys') return json(response, 200, { keys: [publicJwk(this.key)] });
    if (url.pathname === '/authorize') {
      response.writeHead(302, { location: this.#authorize(url.searchParams) }).end();
      return;
    }
    if (url.pathname === '/token') {
      const [status, body] = this.#exchange(request, new URLSearchParams(await bodyOf(request)));
      return json(response, status, body);
    }
    response.writeHead(404).end();
  }

  #discovery() {
    return {
      issuer: this.url,
      authorization_endpoint: `${this.url}/authorize`,
      token_endpoint: `${this.url}/token`,
      jwks_uri: `${this.url}/keys`,
      response_types_supported: ['code'],
      subject_types_supported: ['public'],
      id_token_signing_alg_values_supported: ['RS256', 'ES256'],
      code_challenge_methods_supported: ['S256'],
    };
  }

  #authorize(asked: URLSearchParams): string {
    const [challenge, nonce, redirectUri] = ['code_challenge', 'nonce', 'redirect_uri'].map((name) => asked.get(name));
    if (asked.get('client_id') !== this.clientId || asked.get('code_challenge_method') !== 'S256')
      throw new Error('not our client, or without PKCE');
    if (!challenge || !nonce || !redirectUri) throw new Error('a challenge, a nonce and a return address are needed');
    const code = randomBytes(16).toString('base64url');
    this.#granted.set(code, { challenge, nonce, redirectUri });
    const back = new URL(redirectUri);
    back.searchParams.set('code', code);
    back.searchParams.set('state', asked.get('state') ?? '');
    return back.href;
  }

  #exchange(request: IncomingMessage, form: URLSearchParams): [number, object] {
    const basic = Buffer.from((request.headers.authorization ?? '').replace('Basic ', ''), 'base64').toString();
    const [clientId, secret] = basic.split(':').map((part) => new URLSearchParams(`v=${part}`).get('v'));
    if (clientId !== this.clientId || secret !== this.clientSecret) return [401, { error: 'invalid_client' }];
    const code = form.get('code') ?? '';
    const granted = this.#granted.get(code);
    this.#granted.delete(code);
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    if (granted?.challenge !== challenge || granted.redirectUri !== form.get('redirect_uri'))
      return [400, { error: 'invalid_grant' }];
    const id_token = this.#idToken(granted.nonce);
    this.issued.push(id_token);
    return [200, { access_token: randomBytes(16).toString('hex'), token_type: 'Bearer', expires_in: 300, id_token }];
  }

  #idToken(nonce: string): string {
    const now = Math.floor(Date.now() / 1000);
    const draft: Draft = {
      header: { alg: this.key.alg, typ: 'JWT', kid: this.key.kid },
      claims: { iss: this.url, aud: this.clientId, iat: now, exp: now + 300, nonce, ...this.person },
      key: this.key,
    };
    this.spoil(draft);
    const content = [draft.header, draft.claims]
      .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
      .join('.');
    const signature = sign('sha256', Buffer.from(content), { key: draft.key.privateKey, dsaEncoding: 'ieee-p1363' });
    return `${content}.${draft.header.alg === 'none' ? '' : signature.toString('base64url')}`;
  }
}

function publicJwk({ publicKey, kid, alg }: SigningKey) {
  return { ...publicKey.export({ format: 'jwk' }), kid, alg, use: 'sig' };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const part of request) body += part;
  return body;
}

function json(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
