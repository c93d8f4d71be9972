import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Logo } from '@bouwpoort/ui/atoms/logo.tsx';
import { lazyPart } from '@bouwpoort/ui/lazy-part.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ReactNode } from 'react';
import { useChromeSlots } from '../chrome/chrome-slots.ts';
import { useKnownChrome } from '../chrome/use-chrome.ts';
import { interfaceActions, useInterface } from '../interface-state/interface-store.ts';
import { MenuButton } from '../menu/menu-button.tsx';
import { type BranchLink, branchLink } from '../visitor/branch-link.ts';
import { useChosenBranch } from '../visitor/chosen-branch.ts';
import { useChromeSession } from '../visitor/chrome-session.ts';
import { paths } from '../web/paths.ts';
import { AccountActions } from './account-actions.tsx';
import { CartButton } from './cart-button.tsx';
import { HeaderAction } from './header-action.tsx';
import { usePendingApprovalCount } from './pending-approval-count.ts';
import type { PendingApprovalLoaderProps } from './pending-approval-loader.tsx';
import { QuickNavigation } from './quick-navigation.tsx';
import { SearchForm } from './search-form.tsx';
import { StickyHeaderBar } from './sticky-header-bar.tsx';

interface VentureHeaderProps {
  venture: VentureDetails;
  /** First in the utility row: the jobsite the visitor orders for. */
  jobsite: ReactNode;
}

/** P 2.5 */
export function VentureHeader(props: VentureHeaderProps) {
  const { t } = useTranslation('chrome');
  const searching = useInterface((state) => state.pageHeaderSearchBarOpen);
  return (
    <>
      <StickyHeaderBar searching={searching}>
        <VentureHeaderRows {...props} />
      </StickyHeaderBar>
      {searching && (
        <button
          type="button"
          className="search-overlay"
          tabIndex={-1}
          aria-label={t('searchClose')}
          onClick={interfaceActions.closeSearchBar}
        />
      )}
    </>
  );
}

/** The content of the header; its frame determines its position. */
export function VentureHeaderRows({ venture, jobsite }: VentureHeaderProps) {
  const { t } = useTranslation('chrome');
  const searching = useInterface((state) => state.pageHeaderSearchBarOpen);
  const { openQuickOrder } = useChromeSlots();
  const branch = branchLink(venture, useChromeSession(), t, useChosenBranch(venture.id));
  return (
    <>
      <UtilityRow venture={venture} jobsite={jobsite} branch={branch} />
      <div className="header__main">
        <div className="wrap">
          <MenuButton className="header__menu" ventureId={venture.id} />
          <Anchor
            className="header__logo"
            href={paths.home(venture)}
            aria-label={t('logoLink', { name: venture.name })}
          >
            <Logo src={venture.logoUrl} alt="" height={40} size={venture.logoSizes.logo} />
          </Anchor>
          <SearchForm action={paths.search(venture)} sells={venture.hasShop} />
          <nav className="header__actions" aria-label={t('accountNavigation')}>
            <HeaderAction
              className="header__search-toggle"
              icon={searching ? 'close' : 'search'}
              label={t('search')}
              name={t(searching ? 'searchClose' : 'searchOpen')}
              aria-expanded={searching}
              onClick={searching ? interfaceActions.closeSearchBar : interfaceActions.openSearchBar}
            />
            {openQuickOrder && (
              <HeaderAction
                className="max-s:hidden"
                icon="bolt"
                label={t('quickOrder')}
                aria-haspopup="dialog"
                onClick={openQuickOrder}
              />
            )}
            <AccountActions venture={venture} />
            <CartButton venture={venture} />
          </nav>
        </div>
      </div>
      <QuickNavigation venture={venture} branch={branch} />
    </>
  );
}

const PendingApprovalLoader = lazyPart<PendingApprovalLoaderProps>(
  () => import('./pending-approval-loader.tsx').then((part) => part.PendingApprovalLoader),
  () => null,
);

/** Requests of colleagues that await the visitor's decision; requested only for users who may approve. */
function PendingApprovalsLink({ venture }: { venture: VentureDetails }) {
  const { t } = useTranslation('chrome');
  const count = usePendingApprovalCount();
  const user = useChromeSession();
  const login = useKnownChrome().session;
  const decides =
    user.kind === 'user' &&
    !user.isGuestAccount &&
    user.dynamics &&
    login?.ventureId === venture.id &&
    (user.companyRole === 'manager' || user.companyRole === 'buyer');
  if (!decides) return null;
  return (
    <>
      <PendingApprovalLoader ventureId={venture.id} email={user.email} />
      {count > 0 && (
        <Anchor href={paths.approvals(venture)}>
          <Icon name="bell" size="control" />
          <b>{t('waitingForYou', { count })}</b>
        </Anchor>
      )}
    </>
  );
}

function UtilityRow({ venture, jobsite, branch }: VentureHeaderProps & { branch: BranchLink | null }) {
  const { t } = useTranslation('chrome');
  const { branchNote } = useChromeSlots();
  return (
    <div className="header__util">
      <div className="wrap">
        {jobsite}
        <PendingApprovalsLink venture={venture} />
        {venture.customerServicePage?.url && (
          <Anchor href={venture.customerServicePage.url}>
            <Icon name="help" size="control" />
            {t('customerService')}
          </Anchor>
        )}
        {branch && (
          <Anchor href={branch.href}>
            <Icon name="pin" size="control" />
            {branch.label} {branchNote && <span className="header__note">{branchNote}</span>}
          </Anchor>
        )}
      </div>
    </div>
  );
}
