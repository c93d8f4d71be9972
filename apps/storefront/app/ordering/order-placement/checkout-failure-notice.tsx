import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import type { CheckoutView } from '../checkout-state/use-checkout.ts';
import type { CheckoutFailure } from './checkout-failure.ts';
import type { OrderingView } from './use-ordering.ts';

interface FailureNoticeProps {
  ordering: OrderingView;
  checkout: CheckoutView;
}

/** A refusal of the server, at the top of the step it concerns (C 8). */
export function CheckoutFailureNotice({ ordering, checkout }: FailureNoticeProps) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const seesPrices = useSeesPrices();
  const box = useRef<HTMLDivElement>(null);
  const { failure, changed } = ordering;
  const isShown = failure !== null && hasNotice(failure);
  useEffect(() => {
    if (failure && hasNotice(failure)) box.current?.scrollIntoView({ block: 'center' });
  }, [failure]);
  if (!isShown && checkout.isLedBack) {
    return (
      <Notice kind="attention" title={t('cartAdded')}>
        <p>{t('cartAddedText')}</p>
      </Notice>
    );
  }
  if (!isShown) {
    return changed && checkout.step === 3 && ordering.prepared ? (
      <Notice kind="attention" title={t('cartChanged')}>
        <p>{changed.detail ?? t('cartChangedText')}</p>
      </Notice>
    ) : null;
  }
  const contact = { phone: venture.administrativePhoneNumber, email: venture.administrativeEmailAddress };
  const amount = failure.kind === 'paymentRequired' ? showEuros(failure.amountDue) : '';
  const isHidden = failure.kind === 'paymentRequired' && !seesPrices;
  const text =
    'detail' in failure
      ? failure.detail
      : t(`failure_${failure.kind}${isHidden ? 'Hidden' : ''}Text`, { ...contact, amount });
  return (
    <div ref={box}>
      <Notice kind={failure.kind === 'paymentRequired' ? 'attention' : 'error'} title={t(`failure_${failure.kind}`)}>
        <p>{text}</p>
        {checkout.step === 3 && ordering.prepared === null && ordering.busy === null && (
          <Button onClick={ordering.tryAgain}>{t('tryAgain')}</Button>
        )}
      </Notice>
    </div>
  );
}

/** A failure that shows beside its fields, or that moves the user elsewhere, needs no notice. */
function hasNotice(failure: CheckoutFailure): boolean {
  if (failure.kind === 'fields') return Object.keys(failure.errors).length === 0;
  return failure.kind !== 'late' && failure.kind !== 'notPrepared' && failure.kind !== 'alreadyPaid';
}
