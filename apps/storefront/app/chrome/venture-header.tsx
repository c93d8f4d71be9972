import type { VentureDetails } from '@bouwpoort/contract/ventures';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { paths } from '../paths.ts';
import { Anchor } from '../ui/atoms/anchor.tsx';
import { Icon } from '../ui/atoms/icon.tsx';
import { Logo } from '../ui/atoms/logo.tsx';
import { branchLink } from './branch-link.ts';
import { MenuButton } from './menu-button.tsx';
import { SearchForm } from './search-form.tsx';
import { VisitorActions } from './visitor-actions.tsx';

export interface VentureHeaderProps {
  venture: VentureDetails;
  onMenu: () => void;
  /** The branch of whoever is logged in. */
  ownBranchId?: string;
  /** How late it is open: 'open tot 17.00 uur'. */
  branchNote?: string;
  /** Takes the place of Registreren and Inloggen once someone is logged in. */
  account?: ReactNode;
  cart?: ReactNode;
  /** Takes the place of the plain search form. */
  search?: ReactNode;
}

export function VentureHeader({ venture, onMenu, ownBranchId, branchNote, account, cart, search }: VentureHeaderProps) {
  const { t } = useTranslation('chrome');
  const [query] = useSearchParams();
  const branch = branchLink(venture, t, ownBranchId);
  return (
    <header className="header">
      <div className="header__util">
        <div className="wrap">
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
      <div className="header__main">
        <div className="wrap">
          <MenuButton className="header__menu" onOpen={onMenu} />
          <Anchor
            className="header__logo"
            href={paths.home(venture)}
            aria-label={t('logoLink', { name: venture.name })}
          >
            <Logo src={venture.logoUrl} alt="" height={40} />
          </Anchor>
          {search ?? <SearchForm action={paths.search(venture)} query={query.get('q') ?? undefined} />}
          <nav className="header__actions" aria-label={t('accountNavigation')}>
            {account ?? <VisitorActions venture={venture} />}
            {cart}
          </nav>
        </div>
      </div>
    </header>
  );
}
