import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Breadcrumbs } from '@bouwpoort/ui/molecules/breadcrumbs.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId, useState } from 'react';
import { useLocation } from 'react-router';
import { useVenture } from '../chrome/use-chrome.ts';
import { usePendingApprovalCount } from '../header/pending-approval-count.ts';
import { accountPages } from '../visitor/account-pages.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';
import { paths } from '../web/paths.ts';

/** A link back to Mijn Bouwpoort, and beside it links to its other pages. */
export function AccountNavigation({ title }: { title: string }) {
  const { t } = useTranslation('account-frame');
  const venture = useVenture();
  const { pathname } = useLocation();
  return (
    <div className="acc-way">
      <Breadcrumbs crumbs={[{ label: t('title'), href: paths.account(venture) }, { label: title }]} />
      <AccountPageList key={pathname} />
    </div>
  );
}

/** A column of links from `l` up (in an AccountShell), below that a list that a button opens. */
function AccountPageList() {
  const { t } = useTranslation('account-frame');
  const venture = useVenture();
  const pages = accountPages(useChromeSession());
  const { pathname } = useLocation();
  const waiting = usePendingApprovalCount();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  if (pages.length === 0) return null;
  return (
    <nav className="acc-nav" aria-label={t('title')}>
      <button
        type="button"
        className="acc-nav__open"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        {t('pages')}
        <Icon name="chevron-down" size="control" />
      </button>
      <ul id={id} className={classNames(isOpen && 'is-open')}>
        {pages.map(({ name, icon, href, isFirst }) => {
          const to = href(venture);
          return (
            <li key={name} className={isFirst ? 'acc-nav__sep' : undefined}>
              <Anchor href={to} aria-current={pathname === to ? 'page' : undefined}>
                <Icon name={icon} size="control" />
                <span>{t(`chrome:accountPage_${name}`)}</span>
                {name === 'approvals' && waiting > 0 && <b className="acc-nav__count acc-nav__count--act">{waiting}</b>}
              </Anchor>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
