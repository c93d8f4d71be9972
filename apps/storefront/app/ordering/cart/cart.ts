import type { WithAmounts } from '@bouwpoort/contract/foundation/amounts';
import type { CartAddress, CartTotals, CartLine as ServerLine } from '@bouwpoort/contract/ordering/cart';

/** Amounts that the server hides from this user are 0 here; no screen shows them (frame/visitor/sees-prices.ts). */
type PricedLine = WithAmounts<ServerLine>;

/** A cart under the storefront's names (C 3); cart-mapping.ts maps it from the server's. Id 0 means no cart. */
export interface Cart {
  id: number;
  /** From the last response of the server. */
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
  /** The branch to pick it up at; null for a delivery, and until the checkout has asked. */
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
  /** The next tier price, with the quantity missing for it. */
  nextTier: PricedLine['nextTier'];
  notOrderable: ServerLine['notOrderable'];
  /** The quote whose price is charged. */
  priceSource?: ServerLine['priceSource'];
  /** The quote it was called off from, if the current price is charged nevertheless. */
  quoteNotice?: ServerLine['quoteNotice'];
}

/** A line to add (C 3, 'Add-to-cart line'); the optional fields show before the server has answered. */
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
  /** The price per sales unit, if known; the server prices every line itself. */
  price?: number;
}

/** A limit of the contract. */
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

/** Delivery, or pickup at a branch, for the whole cart. */
export type CartFulfilment = Pick<CartShipment, 'deliveryMethodId' | 'pickupBranchId'>;

export const noFulfilment: CartFulfilment = { deliveryMethodId: null, pickupBranchId: null };

export function isPickedUp({ deliveryMethodId }: Pick<CartShipment, 'deliveryMethodId'>): boolean {
  return deliveryMethodId === 'instorepickup';
}

/** Not on the server yet, so its price and delivery are uncertain. */
export function isUnconfirmed(line: Pick<CartLine, 'id'>): boolean {
  return line.id === 0;
}
