import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ProductTile } from './catalogue-mapping.ts';
import type { ListingView } from './listing-view.ts';
import { ProductCard } from './product-card.tsx';
import { useProductPurchase } from './product-purchase.ts';
import { ProductRow } from './product-row.tsx';

/** As many as the widest sheet has in its first row. */
const inFirstRow = 4;

/** Of a picture in the sheet: half a phone, or a third or fourth of a desktop beside the filters. */
const shownWidth = '(min-width: 55rem) 18rem, calc(50vw - 3rem)';

/** The products themselves, in either view. */
export function ProductSheet({ products, view }: { products: readonly ProductTile[]; view: ListingView }) {
  if (view === 'list') return <ProductList products={products} />;
  return (
    <ul className="product-grid">
      {products.map((product, index) => (
        <li key={product.id}>
          <ProductCard product={product} shownWidth={shownWidth} priority={index < inFirstRow} />
        </li>
      ))}
    </ul>
  );
}

function ProductList({ products }: { products: readonly ProductTile[] }) {
  const { t } = useTranslation('catalogue');
  const heads = useProductPurchase()?.rowHeads;
  return (
    <div className="product-list">
      {heads && (
        <div className="list-head" aria-hidden="true">
          <span />
          <span>{t('article')}</span>
          {heads.map((head, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never change place
            <span key={index}>{head}</span>
          ))}
        </div>
      )}
      <ul>
        {products.map((product) => (
          <li key={product.id}>
            <ProductRow product={product} />
          </li>
        ))}
      </ul>
    </div>
  );
}
