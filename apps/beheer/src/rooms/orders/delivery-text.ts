import type { BeheerOrderRow } from '@bouwpoort/contract/beheer-orders';

const day = new Intl.DateTimeFormat('nl-NL', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' });

/** 'di 17 nov', from 'YYYY-MM-DD'. */
export function shortDay(value: string): string {
  return day.format(new Date(`${value}T12:00:00Z`)).replaceAll('.', '');
}

/** 'di 17 nov, kraan' */
export function deliveryText(
  row: Pick<BeheerOrderRow, 'deliveryDay' | 'deliveryModeId' | 'orderTypeId'>,
  t: (key: string) => string,
): string {
  const how = row.orderTypeId === 'brengen' ? t(`how_${row.deliveryModeId}`) : t(`how_${row.orderTypeId}`);
  return [row.deliveryDay === null ? '' : shortDay(row.deliveryDay), how].filter(Boolean).join(', ');
}
