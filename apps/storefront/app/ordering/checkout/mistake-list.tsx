import { ErrorSummary } from '@bouwpoort/ui/form/error-summary.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { CheckoutField } from '../checkout-state/checkout-state.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import type { PaymentChoice } from '../payments/use-payment-choice.ts';

interface MistakeListProps {
  checkout: CheckoutView;
  payment: PaymentChoice;
  refusals: number;
  onChoose: (name: string) => void;
}

/** Every error that blocks a step, each with a link to its field. */
export function MistakeList({ checkout, payment, refusals, onChoose }: MistakeListProps) {
  const { t } = useTranslation('checkout');
  const { refused, mistakes, step } = checkout;
  const found = Object.entries({ ...refused, ...mistakes }).map(([name, mistake]) => ({
    name,
    message: name in mistakes ? t(mistake) : mistake,
  }));
  if (step === 3 && payment.showsPaymentMistake && !('paymentMethodName' in mistakes))
    found.push({ name: 'paymentMethodName', message: t('choosePayment') });
  if (step === 3 && payment.showsTermsMistake) found.push({ name: 'terms', message: t('acceptTerms') });
  return (
    <ErrorSummary
      refusals={refusals}
      title={t('mistakes', { count: found.length })}
      errors={found.map(({ name, message }) => ({ name, message, label: t(`field_${name as CheckoutField}`) }))}
      onChoose={onChoose}
    />
  );
}
