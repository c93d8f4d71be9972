/** The codes of the ERP on an order, and their meaning. */

export type OrderStatus =
  | 'openstaandeorder'
  | 'partlyinvoiced'
  | 'invoiced'
  | 'returned'
  | 'backorder'
  | 'delivered'
  | 'canceled';

/** ERP code → label of C 4.1. */
export const statusCodes: Readonly<Record<string, OrderStatus>> = {
  '10': 'openstaandeorder',
  '20': 'backorder',
  '30': 'delivered',
  '40': 'partlyinvoiced',
  '50': 'invoiced',
  '60': 'returned',
  '90': 'canceled',
};

/** A code no table knows: one order carries it, to show 'statusunknown'. */
export const unknownStatusCode = '77';

export function codeOfStatus(status: OrderStatus): string {
  const found = Object.entries(statusCodes).find(([, label]) => label === status);
  if (!found) throw new Error(`no code for ${status}`);
  return found[0];
}

/** Open: can still be cancelled (C 4.1). */
export type ReleaseStatus = 'Open' | 'Released' | 'Closed';

export type OrderTypeId = 'brengen' | 'rechtstr' | 'halen' | 'collect';

export const isPickup = (type: OrderTypeId): boolean => type === 'halen' || type === 'collect';

export const deliveryModes: Readonly<Record<OrderTypeId, string>> = {
  brengen: 'GEWOON',
  rechtstr: 'FABRIEK',
  halen: 'BALIE',
  collect: 'KLUIS',
};

export const deliveryConditions = {
  FRANCO: 'Franco op het werk, gelost naast de wagen',
  FABRIEK: 'Franco rechtstreeks van de fabriek',
  AFVEST: 'Afgehaald bij de vestiging',
} as const;
type DeliveryConditionId = keyof typeof deliveryConditions;

export const conditionOf = (type: OrderTypeId): DeliveryConditionId => {
  if (isPickup(type)) return 'AFVEST';
  return type === 'rechtstr' ? 'FABRIEK' : 'FRANCO';
};

export const paymentTerms = {
  '30D': 'Op rekening, binnen 30 dagen',
  '14D': 'Op rekening, binnen 14 dagen',
  ONLINE: 'Vooraf online betaald',
} as const;
export type PaymentTermsId = keyof typeof paymentTerms;
