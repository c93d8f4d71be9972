import type { WithAmounts } from '@bouwpoort/contract/foundation/amounts';
import type { SalesOrderLine, Order as ServerOrder } from '@bouwpoort/contract/ordering/orders';
import type { DeliveryWishes } from '@bouwpoort/trade/ordering/delivery-wishes';
import type { OrderStatus } from '@bouwpoort/trade/ordering/order-status';

/**
 * An order under the storefront's names (C 3); order-mapping.ts maps it from the server's. Amounts that the server
 * hides from this user are 0 here; no screen shows them (frame/visitor/sees-prices.ts).
 */
export interface Order {
  id: string;
  /** ISO 8601. */
  date: string;
  branchId: string;
  branchDescription: string;
  customerObjectId: string;
  customerObjectName: string;
  customerId: string;
  customerName: string;
  /** The user who placed it, if known; customerName falls back to the reference (C 3). */
  orderer: string | null;
  debtorName: string;
  debtorId: string;
  totalPrice: number;
  totalPriceEx: number;
  taxAmount: number;
  totalVats: readonly { vatRate: number; vatBase: number; vatAmount: number }[];
  itemTotals: number;
  handlingCosts: number;
  currencyId: string;
  reference: string;
  requisitionForm: string;
  comment: string;
  languageId: string;
  orderTypeId: string;
  paymentTermsDescr: string;
  paymentTermsId: string;
  statusCode: string;
  status: OrderStatus;
  invoiceAddress: OrderAddress;
  /** From the first line; null for an order without lines. */
  deliveryAddress: OrderAddress | null;
  deliveryModeId: string;
  deliveryWishes: DeliveryWishes | null;
  /** The access card of its building site, at the time of the order. */
  siteAccess: ServerOrder['siteAccess'];
  deliveryConditionId: string;
  deliveryConditionDescr: string;
  cancelable: boolean;
  lineItems: readonly OrderLine[];
}

export interface OrderAddress {
  name: string;
  street: string;
  houseNumber: string;
  postalCode: string;
  locality: string;
  line1: string;
}

export interface OrderLine {
  /** The id of the product when the variant is gone from the catalogue. */
  variantGuid: string;
  variantCode: string;
  price: number;
  salesPrice: number;
  extendedPrice: number;
  salesPricePer: number;
  pricePer: number;
  quantity: number;
  name: string;
  /** The id of the product. */
  id: string;
  sku: string;
  salesUnit: string;
  priceUnit: string;
  /** As shown in the cart: price × quantity ÷ per, all in one unit, is the amount. */
  agreed: WithAmounts<SalesOrderLine>['agreed'];
  /** The quote that the price comes from. */
  quoteNumber?: string;
  vatRate: number;
  deliveryFrom: string | null;
  deliveryUntil: string | null;
}

/** The fields of an order in a list. */
export type OrderSummary = Pick<
  Order,
  | 'id'
  | 'date'
  | 'customerName'
  | 'customerObjectName'
  | 'reference'
  | 'requisitionForm'
  | 'status'
  | 'totalPrice'
  | 'totalPriceEx'
>;
