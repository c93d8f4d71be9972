import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Logo } from '@bouwpoort/ui/atoms/logo.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { interfaceActions, useInterface } from '../interface-state/interface-store.ts';
import { webSettings } from '../web/web-settings.ts';
import { FetchedMainMenu } from './fetched-main-menu.tsx';

/** P 2.7. The drawer shows one level at a time; the interface state has the open item. */
export function MainMenuDrawer({ venture }: { venture: VentureDetails }) {
  const { t } = useTranslation('chrome');
  const isOpen = useInterface((state) => state.pageHeaderMainMenuOpen);
  const depth = useInterface((state) => state.currentNavDepth);
  const hasSearch = venture.id !== webSettings.defaultVentureId && depth === 0;
  const close = interfaceActions.closeMainMenu;
  const goToSearch = () => {
    close();
    // The closing dialog first returns the focus to the menu button.
    requestAnimationFrame(interfaceActions.openSearchBar);
  };
  return (
    <Dialog
      open={isOpen}
      onClose={close}
      title={t('mainNavigation')}
      shape="drawer"
      bare
      head={
        <div className="drawer__head">
          <Logo src={venture.logoUrl} alt={venture.name} height={32} size={venture.logoSizes.logo} />
          <div className="drawer__tools">
            {hasSearch && <IconButton icon="search" size="medium" label={t('search')} onClick={goToSearch} />}
            <IconButton icon="close" size="medium" label={t('menuClose')} onClick={close} data-initial-focus />
          </div>
        </div>
      }
    >
      <FetchedMainMenu venture={venture} />
    </Dialog>
  );
}
