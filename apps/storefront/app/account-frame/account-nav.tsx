import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { IconName } from '@bouwpoort/ui/atoms/icon-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useLocation } from 'react-router';
import { useWaitingForYou } from '../header/waiting-count.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { paths, type VentureRef } from '../site/paths.ts';
import type { ChromeUser } from '../visitor/chrome-session.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';

interface AccountLink {
  /** Also the key of its text. */
  name: string;
  icon: IconName;
  href: (venture: VentureRef) => string;
  isFor?: (user: ChromeUser) => boolean;
  /** Begins a group. */
  isFirst?: true;
}

/** The pages of Mijn Bouwpoort, in the order of the column. */
const links: readonly AccountLink[] = [
  { name: 'overview', icon: 'home', href: paths.account },
  { name: 'orders', icon: 'orders', href: paths.orders },
  { name: 'orderLists', icon: 'lists', href: paths.orderLists, isFirst: true },
  { name: 'previouslyOrdered', icon: 'history', href: paths.previouslyOrdered },
  { name: 'quotes', icon: 'quote', href: paths.quotes },
  {
    name: 'clientQuotes',
    icon: 'percent',
    href: paths.clientQuotes,
    isFor: ({ companyRole, seesPrices }) => seesPrices && (companyRole === 'manager' || companyRole === 'buyer'),
  },
  { name: 'approvals', icon: 'approve', href: paths.approvals, isFirst: true },
  { name: 'sites', icon: 'project', href: paths.sites },
  { name: 'company', icon: 'users', href: paths.company, isFor: ({ isManager }) => isManager },
];

export function AccountNav() {
  const { t } = useTranslation('account-frame');
  const venture = useVenture();
  const session = useChromeSession();
  const { pathname } = useLocation();
  const waiting = useWaitingForYou();
  if (session.kind === 'anonymous') return null;
  return (
    <nav className="acc-nav" aria-label={t('title')}>
      <ul>
        {links
          .filter(({ isFor }) => isFor?.(session) ?? true)
          .map(({ name, icon, href, isFirst }) => {
            const to = href(venture);
            return (
              <li key={name} className={isFirst ? 'acc-nav__sep' : undefined}>
                <Anchor href={to} aria-current={pathname === to ? 'page' : undefined}>
                  <Icon name={icon} size="control" />
                  <span>{t(name)}</span>
                  {name === 'approvals' && waiting > 0 && (
                    <b className="acc-nav__count acc-nav__count--act">{waiting}</b>
                  )}
                </Anchor>
              </li>
            );
          })}
      </ul>
    </nav>
  );
}
