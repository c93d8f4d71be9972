/** As much of a variant as it takes to order it where there is little room. */
export interface CompactVariant {
  guid: string;
  code: string;
  uniqueProperty: string;
  salesUnit: string;
  priceUnit: string;
  isStockItem: boolean;
  /** What stock is counted in; where it is not known, no quantity is told. */
  stockUnit?: string | undefined;
  /** How many price units a sales unit holds, where that is known: 'pak = 1,44 m²'. */
  perSalesUnit?: number | undefined;
}

export interface CompactProduct {
  name: string;
  variants: readonly CompactVariant[];
  url?: string | undefined;
  imageUrl?: string | null | undefined;
  /** What tells the variants apart: 'Dikte'. */
  variantDifferentiator?: string | undefined;
}
