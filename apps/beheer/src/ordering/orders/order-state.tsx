import type { BeheerOrderRow } from '@bouwpoort/contract/ordering/orders.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type StateLook, StateMark } from '../../frame/kit/state-mark.tsx';

const looks: Record<BeheerOrderRow['status'], StateLook> = {
  openstaandeorder: 'ok',
  backorder: 'wait',
  delivered: 'done',
  partlyinvoiced: 'done',
  invoiced: 'done',
  returned: 'done',
  canceled: 'off',
  statusunknown: 'wait',
};

/** By urgency: refused by the ERP, then on hold, then the progress of the order. */
export function OrderState({ row }: { row: BeheerOrderRow }) {
  const { t } = useTranslation('beheer-orders');
  if (row.erp === 'refused')
    return (
      <StateMark look="bad">
        {row.erpStatus === null ? t('stateRefused') : t('stateRefusedWith', { status: String(row.erpStatus) })}
      </StateMark>
    );
  if (row.isHeld && row.status !== 'canceled') return <StateMark look="wait">{t('stateHeld')}</StateMark>;
  if (row.erp === 'waiting' && row.erpTries > 0)
    return <StateMark look="busy">{t('stateTry', { number: String(row.erpTries + 1) })}</StateMark>;
  return <OrderStatusMark status={row.status} />;
}

export function OrderStatusMark({ status }: { status: BeheerOrderRow['status'] }) {
  const { t } = useTranslation('orders');
  return <StateMark look={looks[status]}>{t(`status_${status}`)}</StateMark>;
}
