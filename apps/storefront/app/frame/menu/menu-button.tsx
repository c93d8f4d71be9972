import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useLocation } from 'react-router';
import { useKnownChrome } from '../chrome/use-chrome.ts';
import { footerNavigationId } from '../footer/footer-navigation.ts';
import { useInterface } from '../interface-state/interface-store.ts';
import { openMainMenu, prefetchMainMenu } from './open-main-menu.ts';

interface MenuButtonProps {
  ventureId: string;
  className?: string;
}

/** Opens the menu; before hydration and without script it links to the footer. */
export function MenuButton({ ventureId, className }: MenuButtonProps) {
  const { t } = useTranslation('chrome');
  const { pathname } = useLocation();
  const isOpen = useInterface((state) => state.pageHeaderMainMenuOpen);
  const menuKey = { ventureId, preview: useKnownChrome().menuPreview };
  const open = () => void openMainMenu(menuKey, pathname);
  const prefetch = () => void prefetchMainMenu(menuKey);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button could do nothing without scripts, a link still leads somewhere
    <a
      className={classNames('header__btn', className)}
      href={`#${footerNavigationId}`}
      role="button"
      aria-haspopup="dialog"
      aria-expanded={isOpen}
      aria-label={t('menu')}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onClick={(event) => {
        event.preventDefault();
        open();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        open();
      }}
    >
      <Icon name="menu" />
      <span className="label">{t('menu')}</span>
    </a>
  );
}
