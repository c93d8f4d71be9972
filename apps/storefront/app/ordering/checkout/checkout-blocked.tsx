import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import type { CheckoutBlock } from './checkout-block.ts';

/** Shown at once, so that the user does not fill in a form in vain. */
export function CheckoutBlocked({ block }: { block: CheckoutBlock }) {
  const { t } = useTranslation('checkout');
  const { administrativePhoneNumber: phone, administrativeEmailAddress: email, ...venture } = useVenture();
  return (
    <div className="wrap checkout-page">
      <h1>{t('title')}</h1>
      <Notice kind="attention" title={t(`block_${block}`)}>
        <p>{t(`block_${block}Text`, { phone, email })}</p>
      </Notice>
      <div className="rowline">
        <LinkButton look="primary" icon="phone" href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>
          {t('callUs', { phone })}
        </LinkButton>
        <LinkButton href={paths.cart(venture)}>{t('backToCart')}</LinkButton>
      </div>
    </div>
  );
}
