import { authCookie, cookieSession, readSessionCookies } from '@bouwpoort/contract/customers/session-cookies';
import { ApiProblem, createClient, type Transport } from '@bouwpoort/contract/program/client';
import { webSettings } from '../../frame/web/web-settings.ts';

type LoginOutcome =
  | { state: 'success' }
  | { state: 'incorrect' }
  | { state: 'tooManyTries'; seconds: number | null }
  | { state: 'serverError' }
  | { state: 'noVenture' }
  | { state: 'otherVenture'; ventureId: string };

interface Credentials {
  emailAddress: string;
  password: string;
}

/**
 * Logs in as the browser would: the server's cookies are passed on to the browser with the page, so no script ever sees
 * a token. A user of another venture is logged out again in the same answer (P 4.1; decisions, Routes and access).
 */
export async function logIn(
  transport: Transport,
  ventureId: string,
  { emailAddress, password }: Credentials,
): Promise<LoginOutcome> {
  let cookies = '';
  const capturing: Transport = async (request) => {
    const response = await transport(request);
    cookies = cookiesOf(response.headers);
    return response;
  };
  const api = createClient({ transport: capturing, cms: webSettings.cms, ventureId });
  try {
    await api.call('token.issue', {
      body: { grant_type: 'password', client_id: 'Default', username: emailAddress, password },
      headers: cookieSession,
    });
    const { siteUser } = readSessionCookies(cookies);
    // P 8: 'No user info'.
    if (!siteUser) throw new Error('No user info');
    if (siteUser.ventureId === ventureId) return { state: 'success' };
    await api.call('account.logout', { headers: { cookie: only(authCookie, cookies) } });
    return siteUser.ventureId === null
      ? { state: 'noVenture' }
      : { state: 'otherVenture', ventureId: siteUser.ventureId };
  } catch (error) {
    return refusalOf(error);
  }
}

function refusalOf(error: unknown): LoginOutcome {
  if (!(error instanceof ApiProblem)) throw error;
  if (error.status === 429) {
    const seconds = Number(error.headers['retry-after']);
    return { state: 'tooManyTries', seconds: seconds > 0 ? seconds : null };
  }
  return { state: error.status === 400 ? 'incorrect' : 'serverError' };
}

/** The Cookie header that a browser would send after these Set-Cookie headers. */
function cookiesOf(headers: Record<string, string | string[]>): string {
  const given = headers['set-cookie'] ?? [];
  return [given].flat().map(pairOf).join('; ');
}

function pairOf(cookie: string): string {
  return cookie.split(';', 1)[0] ?? '';
}

function only(name: string, cookies: string): string {
  return cookies.split('; ').find((pair) => pair.startsWith(`${name}=`)) ?? '';
}
