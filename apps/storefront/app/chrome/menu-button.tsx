import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/atoms/icon.tsx';
import { classNames } from '../ui/class-names.ts';
import { footerNavigationId } from './footer.tsx';

/** Opens the menu; until scripts have loaded, or without them, it leads to the links in the footer. */
export function MenuButton({ onOpen, className }: { onOpen: () => void; className?: string }) {
  const { t } = useTranslation('chrome');
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button could do nothing without scripts, a link still leads somewhere
    <a
      className={classNames('header__btn', className)}
      href={`#${footerNavigationId}`}
      role="button"
      aria-haspopup="dialog"
      aria-label={t('menu')}
      onClick={(event) => {
        event.preventDefault();
        onOpen();
      }}
      onKeyDown={(event) => {
        if (event.key !== ' ') return;
        event.preventDefault();
        onOpen();
      }}
    >
      <Icon name="menu" />
      <span className="label">{t('menu')}</span>
    </a>
  );
}
