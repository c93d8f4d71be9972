import type { ProductTile } from '../catalogue/catalogue-mapping.ts';
import { CompactOrderForm } from './compact-order-form.tsx';

/* The order controls in the card and the row of every list: category, search, related products, selected products. */

export function CardPurchase({ product }: { product: ProductTile }) {
  return <CompactOrderForm {...toCompact(product)} />;
}

export function RowPurchase({ product }: { product: ProductTile }) {
  return <CompactOrderForm {...toCompact(product)} layout="row" />;
}

function toCompact({ name, url, imageUrl, variantDifferentiator, variants, lastOrdered }: ProductTile) {
  return { name, url, imageUrl, variantDifferentiator, variants, lastOrdered };
}
