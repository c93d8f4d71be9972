import type { OrderStatus } from '@bouwpoort/trade/ordering/order-status';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

const looks: Partial<Record<OrderStatus, string>> = {
  openstaandeorder: 'status--open',
  backorder: 'status--wait',
  canceled: 'status--off',
  statusunknown: 'status--off',
};

export function OrderStatusMark({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <span className={classNames('status', looks[status])}>{t(`status_${status}`)}</span>;
}
