import type { DeliveryWindow } from '@bouwpoort/trade/catalogue/delivery-days';

/** C 4.6. */
type DeliveryEstimate = 'onDate' | 'between' | 'sooner' | 'later';

interface WantedDates {
  preferredDeliveryDate: string;
  latestDeliveryDate: string;
}

export function estimateOf(
  { after, before }: DeliveryWindow,
  { preferredDeliveryDate, latestDeliveryDate }: WantedDates,
): DeliveryEstimate {
  if (after > latestDeliveryDate) return 'later';
  if (before < preferredDeliveryDate) return 'sooner';
  return after === before ? 'onDate' : 'between';
}

/** One of the deliveries of an order. */
export interface PlannedDelivery extends DeliveryWindow {
  /** Directly from the factory. */
  isDirect: boolean;
}

/** Lines that arrive together, in order of delivery; the server makes one order of each group. */
export function windowsIn(
  lines: readonly { deliveryFrom: string | null; deliveryUntil: string | null; isDirect?: boolean }[],
): PlannedDelivery[] {
  const byKey = new Map<string, PlannedDelivery>();
  for (const { deliveryFrom: after, deliveryUntil: before, isDirect } of lines) {
    const key = `${after}-${before}${isDirect ? '-direct' : ''}`;
    if (after !== null && before !== null) byKey.set(key, { after, before, isDirect: isDirect ?? false });
  }
  return [...byKey].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, window]) => window);
}

/** The lines of that delivery. */
export function linesIn<L extends { deliveryFrom: string | null; deliveryUntil: string | null; isDirect?: boolean }>(
  window: PlannedDelivery,
  lines: readonly L[],
): L[] {
  return lines.filter(
    ({ deliveryFrom, deliveryUntil, isDirect = false }) =>
      deliveryFrom === window.after && deliveryUntil === window.before && isDirect === window.isDirect,
  );
}
