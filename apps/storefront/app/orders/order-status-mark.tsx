import type { OrderStatus } from '@bouwpoort/trade/order-status';
import { useTranslation } from 'react-i18next';
import { classNames } from '../ui/class-names.ts';

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
