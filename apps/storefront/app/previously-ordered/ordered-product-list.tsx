import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useProductPurchase } from '../catalogue/product-purchase.ts';
import { ProductRow } from '../catalogue/product-row.tsx';
import { shortDate } from '../orders/order-words.ts';
import type { OrderedProduct } from './load-last-ordered.ts';

/** One line per article with its order form, and below it when and how often it was ordered. */
export function OrderedProductList({ products }: { products: readonly OrderedProduct[] }) {
  const { t } = useTranslation('previously-ordered');
  const heads = useProductPurchase()?.rowHeads;
  return (
    <div className="product-list">
      {heads && (
        <div className="list-head" aria-hidden="true">
          <span />
          <span>{t('catalogue:article')}</span>
          {heads.map((head, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: three columns that never change place
            <span key={index}>{head}</span>
          ))}
        </div>
      )}
      <ul>
        {products.map(({ product, lastOrderedAt, timesOrdered }) => (
          <li key={product.id} className="ordered-row">
            <ProductRow product={product} />
            <p className="ordered-row__when">
              {t('last', { date: shortDate(lastOrderedAt) })} · {t('times', { count: timesOrdered })}
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
