import type { BeheerOrder } from '@bouwpoort/contract/ordering/orders.staff';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { sumOf } from '@bouwpoort/trade/foundation/money';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { weekdayAndDay } from '../../frame/texts/dutch-time.ts';
import { deliveryText } from './delivery-text.ts';

export function OrderFacts({ data }: { data: BeheerOrder }) {
  const { t } = useTranslation('beheer-orders');
  const { row, order, customer, payment, refunds } = data;
  const [line] = order.salesOrderLines;
  const address = line?.deliveryAddress ?? order.invoiceAddress;
  const isPickup = row.orderTypeId === 'halen' || row.orderTypeId === 'collect';
  const free = customer.creditLimit === null ? null : Math.max(0, customer.creditLimit - customer.creditUsed);
  const refundTexts = (
    [
      ['done', 'factRefunded'],
      ['asked', 'factRefunding'],
    ] as const
  ).flatMap(([state, text]) => {
    const amounts = refunds.filter((refund) => refund.state === state).map(({ amount }) => amount);
    return amounts.length > 0 ? t(text, { amount: showEuros(sumOf(amounts)) }) : [];
  });
  return (
    <Card>
      <Facts
        across
        facts={[
          [t('factCustomer'), <CustomerName key="customer" customer={customer} />],
          [
            t(isPickup ? 'factPickup' : 'factAddress'),
            <Lines
              key="address"
              lines={[address.name, address.line1, `${showPostalCode(address.postalCode)} ${address.city}`]}
            />,
          ],
          [
            t('factDelivery'),
            <Lines
              key="delivery"
              lines={[deliveryText(row, t)]}
              muted={
                line?.deliveryDateBefore ? t('factLatest', { day: weekdayAndDay(line.deliveryDateBefore) }) : undefined
              }
            />,
          ],
          [
            t('factPayment'),
            <Lines
              key="payment"
              lines={[order.paymentTermsDescr]}
              muted={
                payment
                  ? [t('factPaid', { amount: showEuros(payment.paid) }), ...refundTexts].join(', ')
                  : free === null
                    ? undefined
                    : t('factCreditFree', { amount: showEuros(free) })
              }
            />,
          ],
        ]}
      />
    </Card>
  );
}

function CustomerName({ customer }: { customer: BeheerOrder['customer'] }) {
  const { t } = useTranslation('beheer-orders');
  const { link } = useScope();
  const may = useHasPermission('customers.read');
  const { customerId, customerName, customerGroup } = customer;
  return (
    <>
      {may ? (
        <Link className="b" to={link(`/klanten/${customerId}`)}>
          {customerName}
        </Link>
      ) : (
        <b className="b">{customerName}</b>
      )}
      <br />
      {customerId}, {t('factGroup', { group: customerGroup })}
    </>
  );
}

function Lines({ lines, muted }: { lines: readonly string[]; muted?: string | undefined }) {
  return (
    <>
      {lines.map((line) => (
        <span key={line} className="line">
          {line}
        </span>
      ))}
      {muted && <span className="line muted">{muted}</span>}
    </>
  );
}
