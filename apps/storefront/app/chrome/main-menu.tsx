import type { HeaderLink, SecondaryLink } from '@bouwpoort/contract/navigation';
import type { VentureDetails } from '@bouwpoort/contract/ventures';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Anchor } from '../ui/atoms/anchor.tsx';
import { Icon } from '../ui/atoms/icon.tsx';
import { IconButton } from '../ui/atoms/icon-button.tsx';
import { Logo } from '../ui/atoms/logo.tsx';
import { Dialog } from '../ui/molecules/dialog.tsx';
import { branchLink } from './branch-link.ts';
import { MainMenuLevel } from './main-menu-level.tsx';
import { searchFieldId } from './search-form.tsx';
import type { MainMenuState } from './use-main-menu.ts';

interface MainMenuProps {
  menu: MainMenuState;
  venture: VentureDetails;
  links: readonly HeaderLink[];
  secondaryLinks: readonly SecondaryLink[];
  ownBranchId?: string;
  /** The portal has no search, and its first link is left out (P 2.7). */
  isPortal?: boolean;
  /** The cart link, under the same conditions as the cart button. */
  cart?: ReactNode;
}

/** P 2.7. The drawer shows one level at a time; what is open is kept by useMainMenu. */
export function MainMenu({ menu, venture, links, secondaryLinks, ownBranchId, isPortal, cart }: MainMenuProps) {
  const { t } = useTranslation('chrome');
  const branch = branchLink(venture, t, ownBranchId);
  const goToSearch = () => {
    menu.close();
    // The closing dialog first gives the focus back to the menu button.
    requestAnimationFrame(() => document.getElementById(searchFieldId)?.focus());
  };
  return (
    <Dialog
      open={menu.isOpen}
      onClose={menu.close}
      title={t('mainNavigation')}
      shape="drawer"
      bare
      head={
        <div className="drawer__head">
          <Logo src={venture.logoUrl} alt={venture.name} height={32} />
          <div className="drawer__tools">
            {!isPortal && menu.trail.length === 0 && (
              <IconButton icon="search" size="medium" label={t('search')} onClick={goToSearch} />
            )}
            <IconButton icon="close" size="medium" label={t('menuClose')} onClick={menu.close} data-initial-focus />
          </div>
        </div>
      }
    >
      <nav className="drawer__scroll" aria-label={t('mainNavigation')}>
        <MainMenuLevel links={isPortal ? links.slice(1) : links} menu={menu} />
      </nav>
      <div className="drawer__foot">
        {secondaryLinks.map((link) => (
          <Anchor key={link.id} href={link.href} target={link.target} title={link.title} onClick={menu.close}>
            <Icon name={link.target === '_blank' ? 'external' : 'arrow-right'} />
            {link.text}
          </Anchor>
        ))}
        {venture.customerServicePage?.url && (
          <Anchor href={venture.customerServicePage.url} onClick={menu.close}>
            <Icon name="help" />
            {t('customerService')}
          </Anchor>
        )}
        {branch && (
          <Anchor href={branch.href} onClick={menu.close}>
            <Icon name="pin" />
            {branch.label}
          </Anchor>
        )}
        {cart}
      </div>
    </Dialog>
  );
}
