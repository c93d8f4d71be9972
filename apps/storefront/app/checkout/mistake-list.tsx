import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import type { CheckoutField } from './checkout-state.ts';
import type { CheckoutView } from './use-checkout.ts';
import type { PaymentChoice } from './use-payment-choice.ts';

interface MistakeListProps {
  checkout: CheckoutView;
  payment: PaymentChoice;
  onChoose: (name: string) => void;
}

/** Everything that keeps a step from being done, each with the way to it. */
export function MistakeList({ checkout, payment, onChoose }: MistakeListProps) {
  const { t } = useTranslation('checkout');
  const box = useRef<HTMLDivElement>(null);
  const found = Object.entries({ ...checkout.refused, ...checkout.mistakes }).map(([name, mistake]) => ({
    name,
    message: name in checkout.mistakes ? t(mistake) : mistake,
  }));
  if (checkout.step === 3 && payment.showsPaymentMistake) {
    found.push({ name: 'paymentMethodName', message: t('choosePayment') });
  }
  if (checkout.step === 3 && payment.showsTermsMistake) found.push({ name: 'terms', message: t('acceptTerms') });
  const count = found.length;
  // When they appear, not when the last one but one is put right.
  const countBefore = useRef(0);
  useEffect(() => {
    if (countBefore.current === 0 && count > 0) {
      box.current?.focus({ preventScroll: true });
      box.current?.scrollIntoView({ block: 'center' });
    }
    countBefore.current = count;
  }, [count]);
  if (count === 0) return null;
  return (
    <div ref={box} tabIndex={-1} className="checkout-mistakes">
      <Notice kind="error" title={t('mistakes', { count })}>
        <ul>
          {found.map(({ name, message }) => (
            <li key={name}>
              <button type="button" className="checkout-link" onClick={() => onChoose(name)}>
                {t(`field_${name as CheckoutField}`)}: {message}
              </button>
            </li>
          ))}
        </ul>
      </Notice>
    </div>
  );
}
