import type { BeheerOrderRow } from '@bouwpoort/contract/ordering/orders.staff';
import { weekdayAndDay } from '../../frame/texts/dutch-time.ts';

/** 'di 17 nov, kraan' */
export function deliveryText(
  row: Pick<BeheerOrderRow, 'deliveryDay' | 'deliveryModeId' | 'orderTypeId'>,
  t: (key: string) => string,
): string {
  const how = row.orderTypeId === 'brengen' ? t(`how_${row.deliveryModeId}`) : t(`how_${row.orderTypeId}`);
  return [row.deliveryDay === null ? '' : weekdayAndDay(row.deliveryDay), how].filter(Boolean).join(', ');
}
