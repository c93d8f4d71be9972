import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import { paths } from '../../frame/web/paths.ts';
import { Choice } from '../checkout-state/choice.tsx';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import { useErrorOf } from '../checkout-state/use-error-of.ts';
import type { OrderingView } from '../order-placement/use-ordering.ts';
import { AddressChoice } from './address-choice.tsx';
import { BranchChoice } from './branch-choice.tsx';

interface DeliveryStepProps {
  checkout: CheckoutView;
  ordering: OrderingView;
}

/** Step 1: delivery or pickup, and where. */
export function DeliveryStep({ checkout, ordering }: DeliveryStepProps) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const seesPrices = useSeesPrices();
  const { info, deliveryMethods, directSaving, choose, customer } = checkout;
  const isPickup = info.deliveryMethod === 'instorepickup';
  const mayBring = deliveryMethods.includes('storedelivery');
  const mayComeDirect = deliveryMethods.includes('directdelivery');
  const errorOf = useErrorOf(checkout);
  const refused = errorOf('deliveryMethod');
  return (
    <>
      <fieldset className="checkout-block">
        <legend className="sr-only">{t('howLegend')}</legend>
        <h2 tabIndex={-1} data-step-heading>
          {t('howTitle')}
        </h2>
        {refused && <Notice kind="error" title={refused} />}
        {customer.hasDeliveryStop && (
          <Notice kind="attention" title={t('deliveryStop')}>
            <p>{t('deliveryStopText', { phone: venture.administrativePhoneNumber })}</p>
          </Notice>
        )}
        <div className={classNames('choices', mayComeDirect ? undefined : 'choices--2')}>
          <Choice
            name="deliveryMethod"
            checked={info.deliveryMethod === 'storedelivery'}
            disabled={!mayBring}
            onChange={() => choose({ deliveryMethod: 'storedelivery' })}
            title={t('storedelivery')}
            text={t(mayBring ? 'storedeliveryText' : 'storedeliveryStopped')}
            aside={<Icon name="truck" />}
          />
          {mayComeDirect && (
            <Choice
              name="deliveryMethod"
              checked={info.deliveryMethod === 'directdelivery'}
              onChange={() => choose({ deliveryMethod: 'directdelivery' })}
              title={t('directdelivery')}
              text={t(directWords(seesPrices ? directSaving : 0), { amount: showEuros(Math.abs(directSaving)) })}
              aside={<Icon name="package" />}
            />
          )}
          <Choice
            name="deliveryMethod"
            checked={isPickup}
            onChange={() => choose({ deliveryMethod: 'instorepickup' })}
            title={t('instorepickup')}
            text={t('instorepickupText')}
            aside={<Icon name="store" />}
          />
        </div>
      </fieldset>
      {isPickup ? <BranchChoice checkout={checkout} /> : <AddressChoice checkout={checkout} />}
      <div className="checkout__nav">
        <LinkButton look="quiet" icon="arrow-left" href={paths.cart(venture)}>
          {t('backToCart')}
        </LinkButton>
        <Button look="primary" size="large" type="submit" state={ordering.busy ? 'busy' : 'idle'}>
          {t('toDate')}
          <Icon name="arrow-right" size="control" />
        </Button>
      </div>
    </>
  );
}

/** Direct delivery is not always cheaper: a tier price of the branch may be lower. */
function directWords(saving: number): string {
  if (saving === 0) return 'directdeliveryText';
  return saving > 0 ? 'directdeliverySaves' : 'directdeliveryCosts';
}
