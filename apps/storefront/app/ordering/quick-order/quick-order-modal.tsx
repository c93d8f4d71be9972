import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useTextsOnDemand } from '../../frame/chrome/use-texts-on-demand.ts';
import { paths } from '../../frame/web/paths.ts';
import { QuickOrderBody } from './quick-order-panel.tsx';

/** The same in a modal from the header, over any page. Its texts are loaded with it. */
export function QuickOrderModal({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('quick-order');
  const venture = useVenture();
  const hasWords = useTextsOnDemand(['quick-order', 'cart']);
  useEffect(() => {
    if (hasWords) document.querySelector<HTMLElement>('[data-quick-modal] input')?.focus();
  }, [hasWords]);
  return (
    <Dialog
      open={hasWords}
      onClose={onClose}
      title={t('title')}
      shape="side-panel"
      footer={
        <LinkButton href={paths.cart(venture)} onClick={onClose}>
          {t('toCart')}
          <Icon name="arrow-right" size="control" />
        </LinkButton>
      }
    >
      <QuickOrderBody inModal />
    </Dialog>
  );
}
