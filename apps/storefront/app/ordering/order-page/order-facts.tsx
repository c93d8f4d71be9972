import { windowWords } from '@bouwpoort/trade/catalogue/delivery-words';
import { wishLines } from '@bouwpoort/trade/ordering/delivery-wishes';
import { orderKindOf } from '@bouwpoort/trade/ordering/order-status';
import { showPostalCode } from '@bouwpoort/trade/organisation/postal-code';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Fragment, type ReactNode } from 'react';
import type { Order, OrderAddress } from '../orders/order.ts';
import type { ProjectAddress } from '../orders/project-address.ts';

/** C 2.9: address, date, project, delivery and payer. */
export function OrderFacts({ order, projects }: { order: Order; projects: readonly ProjectAddress[] }) {
  const { t } = useTranslation('orders');
  const isPickup = orderKindOf(order.orderTypeId) === 'pickup';
  const project = projects.find(({ projectId }) => projectId === order.customerObjectId);
  const isKnownType = orderKindOf(order.orderTypeId) !== 'unknown';
  return (
    <dl className="order-facts">
      <Fact label={t(isPickup ? 'collectAt' : 'deliverTo')}>
        {order.deliveryAddress ? <Lines lines={addressLines(order.deliveryAddress)} /> : t('whenUnknown')}
      </Fact>
      <Fact label={t('when')}>
        <When order={order} />
      </Fact>
      <Fact label={t('referenceAndProject')}>
        <Lines
          lines={[
            order.reference || (order.customerObjectName ? '' : t('none')),
            order.requisitionForm && t('requisition', { number: order.requisitionForm }),
            order.customerObjectName,
          ]}
        />
      </Fact>
      <Fact label={t('typeAndPayment')}>
        <Lines
          lines={[
            t(`type_${isKnownType ? order.orderTypeId : 'unknown'}`, { branch: order.branchDescription }),
            isDeliveryMode(order.deliveryModeId) ? t(`mode_${order.deliveryModeId}`) : '',
            ...wishLines(order.deliveryWishes),
            order.paymentTermsDescr,
          ]}
        />
        {order.deliveryConditionDescr && <p className="muted">{order.deliveryConditionDescr}</p>}
      </Fact>
      {order.orderer && <Fact label={t('orderer')}>{order.orderer}</Fact>}
      {project && !isPickup && (
        <Fact label={t('projectAddress')}>
          <Lines lines={addressLines(project)} />
        </Fact>
      )}
      <Fact label={t('invoiceTo')}>
        <Lines lines={addressLines(order.invoiceAddress)} />
      </Fact>
    </dl>
  );
}

/** Pickup and direct delivery have a code that the user did not choose. */
function isDeliveryMode(code: string): boolean {
  return ['GEWOON', 'MOFFETT', 'KRAAN'].includes(code);
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Lines({ lines }: { lines: readonly string[] }) {
  return lines.filter(Boolean).map((line, index) => (
    <Fragment key={line}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
}

function addressLines({
  name,
  line1,
  postalCode,
  locality,
}: Pick<OrderAddress, 'name' | 'line1' | 'postalCode' | 'locality'>): string[] {
  return [name, line1, `${showPostalCode(postalCode)} ${locality}`.trim()];
}

/** Lines of one order share their delivery window; without one the date is unknown. */
function When({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const [first] = order.lineItems;
  if (!first?.deliveryFrom) return t('whenUnknown');
  const { deliveryFrom: after, deliveryUntil } = first;
  return <span className="order-facts__day">{windowWords({ after, before: deliveryUntil ?? after })}</span>;
}
