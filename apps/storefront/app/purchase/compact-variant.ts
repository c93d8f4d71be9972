/** As much of a variant as it takes to order it where there is little room. */
export interface CompactVariant {
  guid: string;
  code: string;
  uniqueProperty: string;
  salesUnit: string;
  priceUnit: string;
  isStockItem: boolean;
  stockUnit: string;
  /** How many price units a sales unit holds: 'pak = 1,44 m²'. */
  perSalesUnit: number;
  /** How many stock units a sales unit holds. */
  stockPerSalesUnit: number;
  /** Nobody can order what there is no unit for. */
  hasUnits: boolean;
}

export interface CompactProduct {
  name: string;
  variants: readonly CompactVariant[];
  url?: string | undefined;
  imageUrl?: string | null | undefined;
  /** What distinguishes the variants: 'Dikte'. */
  variantDifferentiator?: string | undefined;
  /** What the customer ordered of it before, the most recent first: the form begins with it. */
  lastOrdered?: readonly { guid: string; quantity: number; salesUnit: string }[] | undefined;
}
