import type { WithAmounts } from '@bouwpoort/contract/amounts';
import type { SalesOrderLine, Order as ServerOrder } from '@bouwpoort/contract/orders';
import type { DeliveryWishes } from '@bouwpoort/trade/delivery-wishes';
import type { OrderStatus } from '@bouwpoort/trade/order-status';

/**
 * An order as the storefront knows it (C 3); order-mapping.ts makes it from the server's. Amounts that the server does
 * not tell this user are 0 here; no screen shows them (visitor/sees-prices.ts).
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
  /** Who ordered it, where that is known; customerName falls back to the reference (C 3). */
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
  /** Of the first line; an order without lines says nothing of it. */
  deliveryAddress: OrderAddress | null;
  deliveryModeId: string;
  deliveryWishes: DeliveryWishes | null;
  /** The access card of its building site, as it was when ordered. */
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
  /** The id of the product where the catalogue no longer knows the variant. */
  variantGuid: string;
  variantCode: string;
  price: number;
  salesPrice: number;
  extendedPrice: number;
  salesPricePer: number;
  pricePer: number;
  quantity: number;
  name: string;
  /** Of the product. */
  id: string;
  sku: string;
  salesUnit: string;
  priceUnit: string;
  /** As it stood in the cart: price × quantity ÷ per, all in one unit, is the amount. */
  agreed: WithAmounts<SalesOrderLine>['agreed'];
  /** The quote whose price was paid. */
  quoteNumber?: string;
  vatRate: number;
  deliveryFrom: string | null;
  deliveryUntil: string | null;
}

/** What a list shows of an order. */
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
