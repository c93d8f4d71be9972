import type { Customer, SiteUser } from '@bouwpoort/contract/customers/customers';
import { ApiProblem, type Client, type ResponseOf } from '@bouwpoort/contract/program/client';
import type { PageLog, PageSession } from '@bouwpoort/contract/program/page-request';
import type { ChromeUser } from './chrome-session.ts';
import type { Visitor } from './visitor.ts';

/** The login that a page is rendered for; plain data, so that a loader can pass it to the browser. */
export interface VisitorSession {
  siteUser: SiteUser;
  /** Only on a page that shows it (frame/pages/page-table.ts). */
  customer: Customer | null;
  useOrderApiCodit: boolean;
  /** ISO 8601. The `siteUser` cookie has the same value, and is newer once the session has been renewed. */
  expiresAt: string;
  /** The warning is shown this long before it expires (P 4.2). */
  warningMinutes: number;
}

interface PageVisitor {
  visitor: Visitor;
  session: VisitorSession | undefined;
}

const anonymous: PageVisitor = { visitor: { kind: 'anonymous' }, session: undefined };

/** The server passes the user with the page; the API is called when more is shown, or when the session may be over. */
export async function loadVisitor(
  api: Client,
  session: PageSession | undefined,
  withCustomer: boolean,
  log: Pick<PageLog, 'warn'>,
): Promise<PageVisitor> {
  if (!session) return anonymous;
  try {
    const account = await loadAccount(api, session, withCustomer);
    const { isGuestAccount, ventureId } = account.siteUser;
    return {
      visitor: { kind: isGuestAccount ? 'guest' : 'registered', ventureId },
      session: { ...account, expiresAt: session.expiresAt.toISOString(), warningMinutes: session.warningMinutes },
    };
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    // Logged out elsewhere while this page was loading.
    log.warn({ err: error }, 'fetchUser failed: Not logged in');
    return anonymous;
  }
}

async function loadAccount(api: Client, { siteUser }: PageSession, withCustomer: boolean) {
  if (!siteUser || withCustomer) return fetchUser(api, withCustomer);
  return { siteUser, customer: null, useOrderApiCodit: siteUser.useOrderApiCodit };
}

/** P 7.3 */
async function fetchUser(api: Client, withCustomer: boolean): Promise<ResponseOf<'account.details'>> {
  const account = await api.call('account.details', withCustomer ? { query: { expand: '*' } } : {});
  // An answer is not validated here; a proxy may return anything.
  if (!account?.siteUser) throw new Error('fetchUser failed: no siteUser in response');
  return account;
}

/** The frame's data of the user; the cart count and logging out come from the browser. */
export function chromeUserOf({ siteUser }: VisitorSession): Omit<ChromeUser, 'cartCount' | 'logOut'> {
  const {
    firstName,
    lastName,
    email,
    isGuestAccount,
    ventureId,
    dynamics,
    isManager,
    companyRole,
    seesPrices,
    brancheId,
  } = siteUser;
  return {
    kind: 'user',
    firstName,
    lastName,
    email,
    isGuestAccount,
    ventureId,
    dynamics,
    isManager,
    companyRole,
    seesPrices,
    branchId: brancheId,
  };
}
