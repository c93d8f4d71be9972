import { showAmount } from '@bouwpoort/trade/catalogue/quantity-words';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { ProductList } from '../../catalogue/tiles/product-list.tsx';
import { ProductRow } from '../../catalogue/tiles/product-row.tsx';
import { shortDate } from '../../frame/texts/dates.ts';
import type { OrderedProduct } from './load-last-ordered.ts';

/** One line per article with its order form, and its order history. */
export function OrderedProductList({ products }: { products: readonly OrderedProduct[] }) {
  const { t } = useTranslation('previously-ordered');
  return (
    <ProductList>
      {products.map(({ product, lastOrderedAt, timesOrdered }) => (
        <li key={product.id} className="ordered-row">
          <ProductRow
            product={product}
            note={
              <p className="ordered-row__when">
                <LastOrdered product={product} date={shortDate(lastOrderedAt)} />{' '}
                <span>· {t('times', { count: timesOrdered })}</span>
              </p>
            }
          />
        </li>
      ))}
    </ProductList>
  );
}

/** 'Laatst besteld op 12 nov 2026: 6 pakken' */
function LastOrdered({ product, date }: { product: OrderedProduct['product']; date: string }) {
  const { t } = useTranslation('previously-ordered');
  const [last] = product.lastOrdered ?? [];
  if (!last) return t('last', { date });
  return t('lastAmount', { date, amount: showAmount(last.quantity, last.salesUnit) });
}
