import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { ToastRegion } from '@bouwpoort/ui/molecules/toast.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ShouldRevalidateFunction } from 'react-router';
import { PriceList } from '../../catalogue/price-lists/price-list.tsx';
import { AccountBranchCard } from '../../customers/account/account-branch.tsx';
import { AccountHead } from '../../customers/account/account-head.tsx';
import { AccountShortcuts } from '../../customers/account/account-shortcuts.tsx';
import { type AccountProblem, accountProblem, loadBranch } from '../../customers/account/load-account.ts';
import { AddressBook } from '../../customers/address-book/address-book.tsx';
import { asksForOtherUsers, readUsersAddress, type UsersAddress } from '../../customers/users/account-address.ts';
import { loadUsers } from '../../customers/users/load-users.ts';
import { UsersSection } from '../../customers/users/users-section.tsx';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import type { PageContext } from '../../frame/pages/page-context.ts';
import { openedPage, pageRequestContext } from '../../frame/pages/page-context.ts';
import { PageHead } from '../../frame/pages/page-head.tsx';
import { loadTexts } from '../../frame/texts/texts.tsx';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { AccountOrders } from '../../ordering/orders/account-orders.tsx';
import { loadAccountOrders } from '../../ordering/orders/open-or-latest.ts';
import { AccountLastOrdered } from '../../ordering/previously-ordered/account-last-ordered.tsx';
import { loadLastOrdered } from '../../ordering/previously-ordered/load-last-ordered.ts';
import { customerStyles } from '../styles/customer-styles.ts';
import type { Route } from './+types/account.page.ts';

export const links = customerStyles;

const namespaces = ['account', 'users', 'addresses', 'orders', 'catalogue'];

export async function loader({ url, context }: Route.LoaderArgs) {
  const opened = openedPage(context);
  const { api, session } = opened;
  const problem = accountProblem(opened);
  const [branch, account, texts] = await Promise.all([
    problem === 'otherVenture' ? null : loadBranch(opened),
    problem ? null : loadCustomerAccount(opened, readUsersAddress(url.searchParams)),
    loadTexts(api, namespaces),
  ]);
  const { firstName = '', lastName = '', email = '' } = session?.siteUser ?? {};
  return {
    problem,
    user: { firstName, lastName, email },
    customer:
      problem || !session?.customer
        ? null
        : {
            customerId: session.customer.customerId,
            customerName: session.customer.customerName,
            addresses: session.customer.customerAddresses,
          },
    branch,
    account,
    now: context.get(pageRequestContext).now.toISOString(),
    texts,
  };
}

/** Loads everything in parallel, for users with a customer; each part that fails shows its own notice. */
async function loadCustomerAccount(opened: PageContext, address: UsersAddress) {
  const [orders, lastOrdered, users] = await Promise.all([
    loadAccountOrders(opened),
    loadLastOrdered(opened),
    opened.session?.siteUser.isManager ? loadUsers(opened, address) : null,
  ]);
  return { orders, lastOrdered, users };
}

/** Opening a panel needs no request to the server. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, defaultShouldRevalidate }) => {
  const isSamePage = currentUrl.pathname === nextUrl.pathname && currentUrl.href !== nextUrl.href;
  return defaultShouldRevalidate && (!isSamePage || asksForOtherUsers(currentUrl, nextUrl));
};

/** P 2.14. */
export default function AccountPage({ loaderData }: Route.ComponentProps) {
  const { t } = useTranslation('account');
  const { problem, user, customer, branch } = loaderData;
  return (
    <ToastRegion>
      <PageHead title={t('title')} disableIndexing />
      <div className="wrap account">
        <AccountHead user={user} customer={customer} branch={branch?.location.displayName ?? null} />
        {problem && <ProblemNotice problem={problem} />}
        {customer ? <CustomerAccount loaderData={loaderData} /> : <AccountShortcuts customer={null} />}
        {!customer && branch && (
          <div className="account-alone">
            <AccountBranchCard branch={branch} />
          </div>
        )}
      </div>
    </ToastRegion>
  );
}

function CustomerAccount({ loaderData }: Pick<Route.ComponentProps, 'loaderData'>) {
  const { customer, branch, account, now } = loaderData;
  const { downloadPricelist, downloadPricelistFormats } = useVenture();
  const seesPrices = useSeesPrices();
  if (!customer || !account) return null;
  const { orders, lastOrdered, users } = account;
  const hasPriceList = seesPrices && downloadPricelist && downloadPricelistFormats.length > 0;
  const userCount = users?.status === 'known' && users.address.query === '' ? users.total : null;
  return (
    <>
      <AccountShortcuts
        customer={{
          openOrders: orders.open,
          lastOrdered,
          users: users && { count: userCount },
          addresses: customer.addresses.length,
          hasPriceList,
        }}
      />
      <div className="account-grid">
        <div className="account-main">
          {users && <UsersSection answer={users} />}
          <AccountOrders orders={orders} />
          {branch && <AccountBranchCard branch={branch} />}
        </div>
        <aside className="account-side" aria-label={customer.customerName}>
          {hasPriceList && <PriceList now={now} />}
          <AddressBook addresses={customer.addresses} />
        </aside>
      </div>
      {lastOrdered && <AccountLastOrdered ordered={lastOrdered} />}
    </>
  );
}

function ProblemNotice({ problem }: { problem: AccountProblem }) {
  const { t } = useTranslation('account');
  const { administrativePhoneNumber: phone, administrativeEmailAddress: email } = useVenture();
  return (
    <div className="account-problem">
      <Notice kind="attention" title={t(problem)}>
        {t(`${problem}Text`, { phone, email })}
      </Notice>
    </div>
  );
}
