import type { OrderConfirmation } from '@bouwpoort/contract/ordering/checkout';
import type { DeliveryWindow } from '@bouwpoort/trade/catalogue/delivery-days';
import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { shortDay } from '@bouwpoort/trade/foundation/day-words';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { LinkButton } from '@bouwpoort/ui/atoms/link-button.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect, useRef } from 'react';
import { SendAgain } from '../form/send-again.tsx';
import { browserApi } from '../http/api.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';
import { useSeesPrices } from '../visitor/sees-prices.ts';
import { registrationHref } from '../visitor/visitor-rules.ts';
import { sendConfirmation } from './checkout-server.ts';
import { estimateOf } from './delivery-estimate.ts';
import { OrderedAccess } from './ordered-access.tsx';
import { paymentWords } from './payment-outcome.ts';
import type { ProcessedOrder } from './use-processed-order.ts';

interface OrderConfirmedProps {
  order: ProcessedOrder;
  confirmation: OrderConfirmation;
  isGuest: boolean;
  email: string;
  /** With which it was ordered. */
  cartId: number | undefined;
}

/** C 2.8: order numbers, dates, failures, payment and expected delivery. */
export function OrderConfirmed({ order, confirmation, isGuest, email, cartId }: OrderConfirmedProps) {
  const { t } = useTranslation('checkout');
  const { administrativePhoneNumber, administrativeEmailAddress, ...venture } = useVenture();
  // Non-breaking spaces keep the number on one line.
  const phone = administrativePhoneNumber.replaceAll(' ', '\u00a0');
  const seesPrices = useSeesPrices();
  const { stored, payment } = order;
  const details = stored?.details ?? [];
  const isPickup = stored?.deliveryMethod === 'instorepickup';
  const { orderIds, failedOrderIds, creditLimitExceeded } = confirmation;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const mail = stored?.email || email;
  const isLate = stored?.windows.some((window) => estimateOf(window, confirmation) === 'later') ?? false;
  const numbers = new Intl.ListFormat('nl-NL').format(orderIds);
  return (
    <article className="processed__order">
      <header className={classNames('processed__head', orderIds.length === 0 && 'processed__head--none')}>
        <Icon name={orderIds.length > 0 ? 'check-circle' : 'warning'} size="extra-large" />
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {orderIds.length > 0 ? t('thanks', { count: orderIds.length }) : t('nothingPlaced')}
          </h1>
          {orderIds.length > 0 && <p>{t('mailed', { count: orderIds.length, email: mail })}</p>}
          {orderIds.length > 0 && cartId !== undefined && (
            <SendAgain
              send={() => sendConfirmation(browserApi(venture.id), cartId)}
              label={t('sendAgain')}
              sentText={t('sentAgain', { email: mail })}
              failedTitle={t('notSentAgain')}
            />
          )}
        </div>
      </header>
      {creditLimitExceeded && (
        <Notice kind="attention" title={t('creditLimit', { numbers, count: orderIds.length })}>
          <p>{t('creditLimitText', { phone })}</p>
        </Notice>
      )}
      {failedOrderIds.length > 0 && (
        <Notice kind="error" title={t('failedOrders', { count: failedOrderIds.length })}>
          <p>
            {t('failedOrdersText', {
              numbers: new Intl.ListFormat('nl-NL').format(failedOrderIds),
              phone,
              count: failedOrderIds.length,
            })}
          </p>
        </Notice>
      )}
      {payment && (
        <Notice kind="accent" icon="card" title={t(`payment_${paymentWords(payment)}`)}>
          <p>{t(`payment_${paymentWords(payment)}Text`, { phone, email: administrativeEmailAddress })}</p>
        </Notice>
      )}
      <PlacedOrders order={order} confirmation={confirmation} isGuest={isGuest} />
      <dl className="processed__facts">
        {stored && (
          <div>
            <dt>{t(isPickup ? 'fetchAt' : 'bringTo')}</dt>
            <dd>{stored.place}</dd>
          </div>
        )}
        <AskedDates confirmation={confirmation} isPickup={isPickup} isLate={isLate} />
        {details.length > 0 && (
          <div>
            <dt>{t('yourDetails')}</dt>
            <dd>{details.join(' · ')}</dd>
          </div>
        )}
        {stored && seesPrices && failedOrderIds.length === 0 && (
          <div>
            <dt>{t('totalIncl')}</dt>
            <dd className="num">{showEuros(stored.total)}</dd>
          </div>
        )}
      </dl>
      {!isGuest && !isPickup && orderIds[0] !== undefined && <OrderedAccess orderId={orderIds[0]} />}
      <section className="processed__next">
        <h2>{t('nextTitle')}</h2>
        <p>
          {isGuest ? t('nextGuest', { email: mail, phone }) : t('nextRegistered', { count: orderIds.length, phone })}
        </p>
        <div className="rowline">
          {!isGuest && (
            <LinkButton look="primary" href={paths.orders(venture)}>
              {t('toOrders')}
            </LinkButton>
          )}
          {isGuest && <RegisterLink />}
          <LinkButton href={paths.home(venture)}>{t('shopOn')}</LinkButton>
        </div>
      </section>
    </article>
  );
}

interface AskedDatesProps {
  confirmation: OrderConfirmation;
  isPickup: boolean;
  isLate: boolean;
}

/** C 2.8. Each order shows its own expected date; when that is later, these are only the requested dates. */
function AskedDates({ confirmation, isPickup, isLate }: AskedDatesProps) {
  const { t } = useTranslation('checkout');
  const { preferredDeliveryDate: preferred, latestDeliveryDate: latest } = confirmation;
  if (isLate) {
    return (
      <div>
        <dt>{t('askedFor')}</dt>
        <dd>
          {preferred === latest
            ? shortDay(preferred)
            : t('dayAndLatest', { day: shortDay(preferred), latest: shortDay(latest) })}
        </dd>
      </div>
    );
  }
  return (
    <>
      <div>
        <dt>{t(isPickup ? 'field_preferredPickup' : 'field_preferredDeliveryDate')}</dt>
        <dd>{shortDay(preferred)}</dd>
      </div>
      <div>
        <dt>{t(isPickup ? 'field_latestPickup' : 'field_latestDeliveryDate')}</dt>
        <dd>{shortDay(latest)}</dd>
      </div>
    </>
  );
}

function RegisterLink() {
  const { t } = useTranslation('checkout');
  const href = registrationHref(useVenture(), { kind: 'anonymous' });
  return href ? <LinkButton href={href}>{t('register')}</LinkButton> : null;
}

/** One order per delivery, each with its expected date (C 4.6). */
function PlacedOrders({ order: { stored }, confirmation, isGuest }: Omit<OrderConfirmedProps, 'email' | 'cartId'>) {
  const venture = useVenture();
  const { orderIds, failedOrderIds, preferredDeliveryDate: after, latestDeliveryDate: before } = confirmation;
  // Numbers follow the order of the windows, including those of failed orders.
  const all = [...orderIds, ...failedOrderIds].sort();
  const windows = stored?.windows.length === all.length ? stored.windows : null;
  return (
    <ul className="processed__orders">
      {orderIds.map((orderId) => (
        <li key={orderId}>
          <Icon name="package" />
          <b className="num">{isGuest ? orderId : <Anchor href={paths.order(venture, orderId)}>{orderId}</Anchor>}</b>
          <Estimate
            window={windows?.[all.indexOf(orderId)] ?? { after, before }}
            confirmation={confirmation}
            isPickup={stored?.deliveryMethod === 'instorepickup'}
          />
        </li>
      ))}
    </ul>
  );
}

interface EstimateProps {
  window: DeliveryWindow;
  confirmation: OrderConfirmation;
  isPickup: boolean;
}

function Estimate({ window, confirmation, isPickup }: EstimateProps) {
  const { t } = useTranslation('checkout');
  const kind = estimateOf(window, confirmation);
  return <span>{t(`${isPickup ? 'ready' : 'estimate'}_${kind}`, { days: windowWords(window) })}</span>;
}
