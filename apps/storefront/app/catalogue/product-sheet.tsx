import { HydrateWhenNear } from '../document/hydrate-when-near.tsx';
import type { ProductTile } from './catalogue-mapping.ts';
import type { ListingView } from './listing-view.ts';
import { ProductCard } from './product-card.tsx';
import { ProductList } from './product-list.tsx';
import { useProductPurchase } from './product-purchase.ts';
import { ProductRow } from './product-row.tsx';

/** The number of cards in the first row of the widest sheet. */
const inFirstRow = 4;

/** Whole rows of two cards, which fill a phone and the screen and a half below it that it lays out at once. */
const inFirstList = 8;
/** Whole rows of two, three and four cards. */
const inFirstLists = 12;

/** The width of a picture in the sheet: half a phone, or a third or fourth of a desktop beside the filters. */
const shownWidth = '(min-width: 55rem) 18rem, calc(50vw - 3rem)';

/** The products, in either view. */
export function ProductSheet({ products, view }: { products: readonly ProductTile[]; view: ListingView }) {
  // Prices and stock of all products take one request each.
  const isOrdering = useProductPurchase() !== null;
  if (view === 'list') {
    return (
      <ProductList>
        {products.map((product) => (
          <HydrateWhenNear as="li" immediate={isOrdering} key={product.id}>
            <ProductRow product={product} />
          </HydrateWhenNear>
        ))}
      </ProductList>
    );
  }
  const cards = products.map((product, index) => (
    <HydrateWhenNear as="li" immediate={isOrdering} key={product.id}>
      <ProductCard product={product} shownWidth={shownWidth} priority={index < inFirstRow} />
    </HydrateWhenNear>
  ));
  // The lists after the first are laid out when they come near; on wider screens the first two are one (product-card.css).
  return (
    <div className="product-sheet">
      <div className="product-sheet__first">
        <ul className="product-grid">{cards.slice(0, inFirstList)}</ul>
        {cards.length > inFirstList && (
          <ul className="product-grid product-grid--next">{cards.slice(inFirstList, inFirstLists)}</ul>
        )}
      </div>
      {cards.length > inFirstLists && (
        <ul className="product-grid product-grid--further">{cards.slice(inFirstLists)}</ul>
      )}
    </div>
  );
}
