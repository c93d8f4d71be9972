import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { paths } from '../../frame/web/paths.ts';
import { isUndecided, mayPayAgain, paymentWords } from './payment-outcome.ts';
import type { ProcessedOrder } from './use-processed-order.ts';

/** A payment without an order (yet): its result, and the next steps (C 4.5). */
export function PaymentResult({ order: { state, payment, checkAgain } }: { order: ProcessedOrder }) {
  const { t } = useTranslation('checkout');
  const venture = useVenture();
  const heading = useRef<HTMLHeadingElement>(null);
  const words = payment ? paymentWords(payment) : state === 'unknownPayment' ? 'unknown' : 'notKnown';
  const isOpen = payment ? isUndecided(payment) : state === 'failed';
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever it turns out otherwise
  useEffect(() => heading.current?.focus(), [words]);
  return (
    <section className="processed__result">
      <Icon name={isOpen ? 'clock' : 'warning'} size="extra-large" />
      <h1 ref={heading} tabIndex={-1}>
        {t(`payment_${words}`)}
      </h1>
      <p>
        {t(`payment_${words}Text`, {
          phone: venture.administrativePhoneNumber,
          email: venture.administrativeEmailAddress,
        })}
      </p>
      {payment && <p className="small muted num">{t('paymentNumber', { orderId: payment.orderId })}</p>}
      <div className="rowline">
        {(payment ? mayPayAgain(payment) : false) && (
          <LinkButton look="primary" icon="card" href={paths.checkout(venture)}>
            {t('payAgain')}
          </LinkButton>
        )}
        {isOpen && (
          <Button icon="refresh" disabled={state === 'checking'} onClick={checkAgain}>
            {t(state === 'checking' ? 'checkingNow' : 'checkAgain')}
          </Button>
        )}
        <LinkButton href={paths.cart(venture)}>{t('backToCart')}</LinkButton>
      </div>
    </section>
  );
}
