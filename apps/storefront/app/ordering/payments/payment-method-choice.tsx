import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import type { PaymentMethodOption } from '../checkout-state/checkout-mapping.ts';
import { Choice } from '../checkout-state/choice.tsx';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import type { PaymentMethods } from '../checkout-state/use-payment-methods.ts';
import { firstOption, type PaymentChoice } from './use-payment-choice.ts';

interface PaymentMethodChoiceProps {
  checkout: CheckoutView;
  methods: PaymentMethods;
  payment: PaymentChoice;
}

export function PaymentMethodChoice({ checkout, methods, payment }: PaymentMethodChoiceProps) {
  const { t } = useTranslation('checkout');
  const { administrativePhoneNumber: phone } = useVenture();
  const seesPrices = useSeesPrices();
  const { info, choose, customer } = checkout;
  return (
    <fieldset className="checkout-block" data-field="paymentMethodName">
      <legend className="sr-only">{t('payTitle')}</legend>
      <h2>{t('payTitle')}</h2>
      {methods.state === 'failed' && (
        <Notice kind="error" title={t('paymentMethodsFailed')}>
          <p>{t('paymentMethodsFailedText', { phone })}</p>
          <Button onClick={methods.retry}>{t('tryAgain')}</Button>
        </Notice>
      )}
      {methods.state === 'loading' && <Skeleton height="9rem" />}
      {methods.state === 'known' && methods.methods.length === 0 && (
        <Notice kind="attention" title={t(seesPrices ? 'noPaymentMethods' : 'noPaymentMethodsHidden', { phone })} />
      )}
      <div className="choices">
        {methods.methods.map((method) => (
          <Choice
            key={method.paymentMethodId}
            name="paymentMethod"
            checked={info.paymentMethodName === method.systemName}
            onChange={() => choose({ paymentMethodName: method.systemName, ...firstOption(method) })}
            title={method.friendlyName}
            text={
              method.systemName === 'invoice'
                ? t('invoiceText', { name: customer.customerName.replace(/\.$/, ''), text: method.description })
                : method.description
            }
            aside={<MethodIcon url={method.iconUrl} />}
          >
            {info.paymentMethodName === method.systemName && method.subOptions.length > 0 && (
              <ProviderOptions method={method} checkout={checkout} />
            )}
          </Choice>
        ))}
        {info.deliveryMethod !== 'instorepickup' && methods.state === 'known' && (
          <Choice
            name="paymentMethod"
            checked={false}
            disabled
            readOnly
            title={t('cashondelivery')}
            text={t('cashOnlyPickup')}
            aside={<Icon name="cash" />}
          />
        )}
      </div>
      {payment.showsPaymentMistake && (
        <p className="field__error">
          <Icon name="error" size="small" />
          {t('choosePayment')}
        </p>
      )}
    </fieldset>
  );
}

function MethodIcon({ url }: { url: string | null }) {
  return url ? <img src={url} alt="" width="32" height="32" /> : <Icon name="card" />;
}

/** The payment options of the provider, and the banks of one of them (C 2.7). */
function ProviderOptions({ method, checkout }: { method: PaymentMethodOption; checkout: CheckoutView }) {
  const { t } = useTranslation('checkout');
  const { info, choose } = checkout;
  const option = method.subOptions.find(({ id }) => id === info.paymentOptionId);
  return (
    <div className="pay-options">
      <div role="radiogroup" aria-label={t('payWith')} className="pay-options__row">
        {method.subOptions.map(({ id, name, iconUrl }) => (
          <label key={id} className="pay-option">
            <input
              type="radio"
              name="paymentOption"
              checked={id === info.paymentOptionId}
              onChange={() => choose({ paymentOptionId: id, paymentOptionSubId: null })}
            />
            {iconUrl && <img src={iconUrl} alt="" width="32" height="32" />}
            <span>{name}</span>
          </label>
        ))}
      </div>
      {option && option.subOptions.length > 0 && (
        <SelectField
          label={t('bank')}
          data-field="paymentOptionSubId"
          value={info.paymentOptionSubId ?? ''}
          onChange={(event) => choose({ paymentOptionSubId: event.target.value || null })}
          options={[
            { value: '', label: t('bankLater') },
            ...option.subOptions.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      )}
    </div>
  );
}
