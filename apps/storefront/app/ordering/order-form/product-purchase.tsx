import type { ProductTile } from '../../catalogue/tiles/catalogue-mapping.ts';
import type { PurchaseProps } from '../../catalogue/tiles/product-purchase.ts';
import { CompactOrderForm } from './compact-order-form.tsx';

/* The order controls in the card and the row of every list: category, search, related products, selected products. */

export function CardPurchase({ product, onChosen }: PurchaseProps) {
  return <CompactOrderForm {...toCompact(product)} onChosen={onChosen} />;
}

export function RowPurchase({ product, onChosen }: PurchaseProps) {
  return <CompactOrderForm {...toCompact(product)} onChosen={onChosen} layout="row" />;
}

function toCompact({ name, url, imageUrl, variantDifferentiator, variants, lastOrdered }: ProductTile) {
  return { name, url, imageUrl, variantDifferentiator, variants, lastOrdered };
}
