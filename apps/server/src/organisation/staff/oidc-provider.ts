import * as client from 'openid-client';
import type { Config } from '../../foundation/config/config.ts';

type OidcSettings = NonNullable<Config['oidc']>;

/** The checks of a login answer: stored by the browser meanwhile. */
export interface LoginChecks {
  verifier: string;
  state: string;
  nonce: string;
}

/** `unreachable`: it was not there, too slow or broken. `refused`: its answer or its signature is invalid. */
export class ProviderError extends Error {
  readonly kind: 'unreachable' | 'refused';
  /** A code for the log: never a token or a claim. */
  readonly reason: string;

  constructor(error: unknown) {
    super('the identity provider did not confirm a login');
    this.kind = isUnreachable(error) ? 'unreachable' : 'refused';
    this.reason = reasonOf(error);
  }
}

/** The company's identity provider: OpenID Connect, authorization code with PKCE. */
export class OidcProvider {
  readonly #settings: OidcSettings;
  readonly #returnUrl: URL;
  #discovered: Promise<client.Configuration> | undefined;

  constructor(settings: OidcSettings, returnUrl: URL) {
    this.#settings = settings;
    this.#returnUrl = returnUrl;
  }

  /** The address for the browser, and the expected values of the answer. */
  async startLogin(): Promise<{ address: URL; checks: LoginChecks }> {
    const configuration = await this.#configuration();
    const checks = {
      verifier: client.randomPKCECodeVerifier(),
      state: client.randomState(),
      nonce: client.randomNonce(),
    };
    const address = client.buildAuthorizationUrl(configuration, {
      redirect_uri: this.#returnUrl.href,
      scope: 'openid email profile',
      code_challenge: await client.calculatePKCECodeChallenge(checks.verifier),
      code_challenge_method: 'S256',
      state: checks.state,
      nonce: checks.nonce,
    });
    return { address, checks };
  }

  /** The verified claims of the person, from the provider's redirect. */
  async finishLogin(requestUrl: string, { verifier, state, nonce }: LoginChecks): Promise<client.IDToken> {
    const configuration = await this.#configuration();
    try {
      const tokens = await client.authorizationCodeGrant(configuration, new URL(requestUrl, this.#returnUrl), {
        pkceCodeVerifier: verifier,
        expectedState: state,
        expectedNonce: nonce,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (!claims) throw new Error('no ID token');
      return claims;
    } catch (error) {
      throw new ProviderError(error);
    }
  }

  /** Discovered on first use, and again after a failure: the provider may be down when we start. */
  #configuration(): Promise<client.Configuration> {
    const { issuer, clientId, clientSecret, timeoutSeconds } = this.#settings;
    this.#discovered ??= client
      .discovery(new URL(issuer), clientId, undefined, authentication(clientSecret), {
        timeout: timeoutSeconds,
        execute: [
          // The standard accepts TLS alone; the signature also protects against an untrusted proxy.
          client.enableNonRepudiationChecks,
          ...(issuer.startsWith('http://') ? [client.allowInsecureRequests] : []),
        ],
      })
      .catch((error: unknown) => {
        this.#discovered = undefined;
        throw new ProviderError(error);
      });
    return this.#discovered;
  }
}

/** In the body if the provider supports that, else in the header, which is mandatory. */
function authentication(clientSecret: string): client.ClientAuth {
  const [inBody, inHeader] = [client.ClientSecretPost(clientSecret), client.ClientSecretBasic(clientSecret)];
  return (server, ...rest) =>
    (server.token_endpoint_auth_methods_supported?.includes('client_secret_post') ? inBody : inHeader)(server, ...rest);
}

const unreachableCodes = new Set([
  'OAUTH_TIMEOUT',
  'OAUTH_ABORT',
  'OAUTH_PARSE_ERROR',
  'OAUTH_RESPONSE_IS_NOT_CONFORM',
  'OAUTH_RESPONSE_IS_NOT_JSON',
]);

function isUnreachable(error: unknown): boolean {
  // A connection error of fetch has no code of its own.
  return unreachableCodes.has(codeOf(error) ?? '') || (error instanceof TypeError && codeOf(error) === undefined);
}

function codeOf(error: unknown): string | undefined {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : undefined;
}

function reasonOf(error: unknown): string {
  // The provider's error code, such as access_denied; its other fields may hold personal data.
  const said = error instanceof Error && 'error' in error && typeof error.error === 'string' ? error.error : undefined;
  return [codeOf(error) ?? (error instanceof Error ? error.message : 'unknown'), said?.slice(0, 60)]
    .filter((part) => part !== undefined)
    .join(' ');
}
