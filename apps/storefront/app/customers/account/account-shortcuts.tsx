import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { Translate } from '@bouwpoort/ui/words.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { usePendingApprovalCount } from '../../frame/header/pending-approval-count.ts';
import { type QuickLink, QuickLinks } from '../../frame/organisms/quick-links.tsx';
import { accountPages } from '../../frame/visitor/account-pages.ts';
import { useChromeSession } from '../../frame/visitor/chrome-session.ts';
import { paths } from '../../frame/web/paths.ts';
import { accountSections } from '../users/account-address.ts';

interface LastOrderedCount {
  total: number;
  /** There are more than were counted. */
  isMore: boolean;
}

interface AccountShortcutsProps {
  /** Null without a customer: then there are no orders and no addresses. */
  customer: {
    /** Null when they could not be fetched. */
    openOrders: number | null;
    lastOrdered: LastOrderedCount | null;
    /** Null for users without the permission to manage users; the count is unknown while the list is filtered. */
    users: { count: number | null } | null;
    addresses: number;
    hasPriceList: boolean;
  } | null;
}

export function AccountShortcuts({ customer }: AccountShortcutsProps) {
  const { t } = useTranslation('account');
  const venture = useVenture();
  const waiting = usePendingApprovalCount();
  const pages = accountPages(useChromeSession());
  const here = paths.account(venture);
  const subs = customer && {
    orders: customer.openOrders === null ? t('ordersAll') : t('ordersOpen', { count: customer.openOrders }),
    orderLists: t('orderListsSub'),
    previouslyOrdered: orderedWords(t, customer.lastOrdered),
    quotes: t('quotesSub'),
    clientQuotes: t('clientQuotesSub'),
    approvals: waiting > 0 ? t('chrome:waitingForYou', { count: waiting }) : t('approvalsSub'),
    sites: t('sitesSub'),
    company: t('companySub'),
  };
  const links: (QuickLink | false | null)[] = customer
    ? [
        ...pages.flatMap(({ name, icon, href }) =>
          name === 'overview'
            ? []
            : { href: href(venture), icon, title: t(`chrome:accountPage_${name}`), sub: subs?.[name] },
        ),
        customer.users && {
          href: `${here}#${accountSections.users}`,
          icon: 'users',
          title: t('users'),
          sub: customer.users.count === null ? t('usersManage') : t('usersCount', { count: customer.users.count }),
        },
        {
          href: `${here}#${accountSections.addresses}`,
          icon: 'address-book',
          title: t('addresses'),
          sub: t('addressesCount', { count: customer.addresses }),
        },
        customer.hasPriceList && {
          href: `${here}#${accountSections.priceList}`,
          icon: 'file-text',
          title: t('priceListShort'),
          sub: t('priceListSub'),
        },
      ]
    : [];
  const password: QuickLink = {
    href: paths.changePassword(venture),
    icon: 'lock',
    title: t('password'),
    sub: t('passwordSub'),
  };
  return (
    <div className={classNames('account-shortcuts', !customer && 'account-alone')}>
      <QuickLinks
        label={t('shortcuts')}
        links={[...links.filter((link): link is QuickLink => Boolean(link)), password]}
      />
    </div>
  );
}

function orderedWords(t: Translate, ordered: LastOrderedCount | null): string {
  if (!ordered) return t('orderedAgain');
  return ordered.isMore ? t('orderedMore', { count: ordered.total }) : t('orderedCount', { count: ordered.total });
}
