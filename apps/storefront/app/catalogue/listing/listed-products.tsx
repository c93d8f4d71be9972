import type { CSSProperties } from 'react';
import { HydrateWhenNear } from '../../frame/document/hydrate-when-near.tsx';
import type { ProductTile } from '../tiles/catalogue-mapping.ts';
import { ProductCard } from '../tiles/product-card.tsx';
import { ProductList } from '../tiles/product-list.tsx';
import { useProductPurchase } from '../tiles/product-purchase.ts';
import { ProductRow } from '../tiles/product-row.tsx';
import type { ListingView } from './listing-view.ts';

/** The number of cards in the first row of the widest sheet. */
const inFirstRow = 4;

/** Whole rows of two cards, which fill a phone and the screen and a half below it that it lays out at once. */
const inFirstGrid = 8;
const inNextGrid = 2;

/** The width of a picture in the sheet: half a phone, or a third or fourth of a desktop beside the filters. */
const shownWidth = '(min-width: 55rem) 18rem, calc(50vw - 3rem)';

/** The products, in either view. */
export function ListedProducts({ products, view }: { products: readonly ProductTile[]; view: ListingView }) {
  // Prices and stock of all products take one request each.
  const isOrdering = useProductPurchase() !== null;
  if (view === 'list') {
    return (
      <ProductList>
        {products.map((product, index) => (
          <HydrateWhenNear as="li" data-index={index} immediate={isOrdering} key={product.id}>
            <ProductRow product={product} />
          </HydrateWhenNear>
        ))}
      </ProductList>
    );
  }
  const cards = products.map((product, index) => (
    <HydrateWhenNear as="div" role="listitem" data-index={index} immediate={isOrdering} key={product.id}>
      <ProductCard product={product} shownWidth={shownWidth} priority={index < inFirstRow} />
    </HydrateWhenNear>
  ));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a <ul> may not have grids between itself and its items
    <div className="product-sheet" role="list">
      <div className="product-grid">{cards.slice(0, inFirstGrid)}</div>
      {cards.map(
        (_, at) =>
          // One row of a phone each, laid out when it comes near or in its turn. On wider screens all are one grid.
          at >= inFirstGrid &&
          at % inNextGrid === 0 && (
            // biome-ignore lint/suspicious/noArrayIndexKey: cards move between these grids, the grids stay
            <div key={at} className="product-grid laid-out-later" style={{ '--turn': at } as CSSProperties}>
              {cards.slice(at, at + inNextGrid)}
            </div>
          ),
      )}
    </div>
  );
}
