import type { WithAmounts } from '@bouwpoort/contract/amounts';
import type { CartAddress, CartTotals, CartLine as ServerLine } from '@bouwpoort/contract/cart';

/** Amounts that the server hides from this user are 0 here; no screen shows them (visitor/sees-prices.ts). */
type PricedLine = WithAmounts<ServerLine>;

/** A cart as the storefront knows it (C 3); cart-mapping.ts makes it from the server's. Id 0 is no cart. */
export interface Cart {
  id: number;
  /** Of the last answer of the server. */
  version: number;
  customerId: string;
  market: string;
  lineItems: readonly CartLine[];
  shipment: CartShipment;
  totals: WithAmounts<CartTotals>;
}

export interface CartShipment {
  salesOrderId: string | null;
  deliveryMethodId: string | null;
  /** Where it is picked up; nothing for a delivery, and where checkout has to ask. */
  pickupBranchId: string | null;
  shippingAddress: CartAddress | null;
}

export interface CartLine {
  /** 0 until the server has it. */
  id: number;
  variantGuid: string;
  variantCode: string;
  sku: string;
  name: string;
  /** In sales units. */
  quantity: number;
  salesUnit: string;
  price: number;
  extendedPrice: number;
  salesPrice: number;
  salesPricePer: number;
  salesPriceUnitId: string;
  productReferenceId: string;
  variantReferenceId: string;
  deliveryFrom: string | null;
  deliveryUntil: string | null;
  /** The supply of the whole quantity; undefined where no day is promised. */
  supplySource: ServerLine['supplySource'];
  imageUrl: string | null;
  productUrl: string | null;
  agreed: PricedLine['agreed'];
  vatRate: number;
  stockItem: boolean;
  stockUnit: ServerLine['stockUnit'];
  isDirect: boolean;
  /** The tier that a little more reaches. */
  nextTier: PricedLine['nextTier'];
  notOrderable: ServerLine['notOrderable'];
  /** The quote whose price is charged. */
  priceSource?: ServerLine['priceSource'];
  /** The quote it was called off from, where today's price is charged all the same. */
  quoteNotice?: ServerLine['quoteNotice'];
}

/** What the caller knows of a line it adds (C 3, 'Add-to-cart line'); the more it gives, the more shows at once. */
export interface NewCartLine
  extends Partial<
    Pick<
      CartLine,
      | 'salesUnit'
      | 'salesPricePer'
      | 'salesPriceUnitId'
      | 'productReferenceId'
      | 'variantReferenceId'
      | 'imageUrl'
      | 'productUrl'
      | 'agreed'
      | 'vatRate'
      | 'stockItem'
    >
  > {
  variantGuid: string;
  variantCode: string;
  name: string;
  /** In sales units, already rounded (C 5). */
  quantity: number;
  /** What one of them costs, as far as the device knows; the server prices every line itself. */
  price?: number;
}

/** Of the contract: more than this is refused. */
export const maxLines = 1000;

/** A line that is not on the server yet. */
export function newLine(given: NewCartLine): CartLine {
  const { price = 0, salesUnit = 'PCE', ...rest } = given;
  return {
    id: 0,
    sku: given.variantCode,
    salesUnit,
    price,
    extendedPrice: 0,
    salesPrice: price,
    salesPricePer: 1,
    salesPriceUnitId: salesUnit,
    productReferenceId: '',
    variantReferenceId: '',
    deliveryFrom: null,
    deliveryUntil: null,
    supplySource: null,
    imageUrl: null,
    productUrl: null,
    agreed: null,
    vatRate: 0,
    stockItem: false,
    stockUnit: null,
    isDirect: false,
    nextTier: null,
    notOrderable: null,
    ...rest,
    variantGuid: given.variantGuid.toLowerCase(),
  };
}

/** How all of it is got. */
export type CartWay = Pick<CartShipment, 'deliveryMethodId' | 'pickupBranchId'>;

export const noWay: CartWay = { deliveryMethodId: null, pickupBranchId: null };

export function isPickedUp({ deliveryMethodId }: Pick<CartShipment, 'deliveryMethodId'>): boolean {
  return deliveryMethodId === 'instorepickup';
}

/** The server has not seen it, so its price and delivery are not known for certain. */
export function isUnconfirmed(line: Pick<CartLine, 'id'>): boolean {
  return line.id === 0;
}
