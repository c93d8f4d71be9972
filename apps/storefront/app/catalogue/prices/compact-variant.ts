/** The fields of a variant that a compact order form needs. */
export interface CompactVariant {
  guid: string;
  code: string;
  uniqueProperty: string;
  salesUnit: string;
  priceUnit: string;
  isStockItem: boolean;
  stockUnit: string;
  /** The number of price units in a sales unit: 'pak = 1,44 m²'. */
  perSalesUnit: number;
  /** The number of stock units in a sales unit. */
  stockPerSalesUnit: number;
  /** A variant without order units cannot be ordered. */
  hasUnits: boolean;
}

export interface CompactProduct {
  name: string;
  variants: readonly CompactVariant[];
  url?: string | undefined;
  imageUrl?: string | null | undefined;
  /** The difference between the variants: 'Dikte'. */
  variantDifferentiator?: string | undefined;
  /** The customer's earlier orders of it, the most recent first: the initial values of the form. */
  lastOrdered?: readonly { guid: string; quantity: number; salesUnit: string }[] | undefined;
}
