import { ApiProblem, type Client, type ResponseOf } from '@bouwpoort/contract/client';
import type { Customer, SiteUser } from '@bouwpoort/contract/customers';
import type { PageLog, PageSession } from '@bouwpoort/contract/page-request';
import type { ChromeUser } from './chrome-session.ts';
import type { Visitor } from './visitor.ts';

/** What a page may know of the login it is shown under; plain data, so that a loader can hand it to the browser. */
export interface VisitorSession {
  siteUser: SiteUser;
  /** Only on a page that shows it (pages/page-table.ts). */
  customer: Customer | null;
  useOrderApiCodit: boolean;
  /** ISO 8601. The `siteUser` cookie says the same, and is newer once something has renewed the session. */
  expiresAt: string;
  /** So long before that moment the warning shows (P 4.2). */
  warningMinutes: number;
}

interface PageVisitor {
  visitor: Visitor;
  session: VisitorSession | undefined;
}

const anonymous: PageVisitor = { visitor: { kind: 'anonymous' }, session: undefined };

/** The server says with the page whose login it is; the API is asked where more is shown, or it may be over by now. */
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
    // Logged out elsewhere while this page was on its way.
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
  // An answer is not parsed again here; of a proxy in between it may be anything.
  if (!account?.siteUser) throw new Error('fetchUser failed: no siteUser in response');
  return account;
}

/** What the frame shows of the user; the cart and logging out come from the browser. */
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
