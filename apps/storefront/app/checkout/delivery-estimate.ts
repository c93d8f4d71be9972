import type { DeliveryWindow } from '@bouwpoort/trade/delivery-days';

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

/** One of the deliveries an order comes in. */
export interface PlannedDelivery extends DeliveryWindow {
  /** Straight from the factory. */
  isDirect: boolean;
}

/** Lines that come together, as the server makes one order of each; the first delivery first. */
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

/** What comes with that delivery. */
export function linesIn<L extends { deliveryFrom: string | null; deliveryUntil: string | null; isDirect?: boolean }>(
  window: PlannedDelivery,
  lines: readonly L[],
): L[] {
  return lines.filter(
    ({ deliveryFrom, deliveryUntil, isDirect = false }) =>
      deliveryFrom === window.after && deliveryUntil === window.before && isDirect === window.isDirect,
  );
}
