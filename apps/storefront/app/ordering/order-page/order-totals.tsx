import { showEuros, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import type { Order } from '../orders/order.ts';

/** The total, with the tax per rate. */
export function OrderTotals({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const comment = order.comment && (
    <p className="small muted order-comment">{t('commentIs', { comment: order.comment })}</p>
  );
  if (!useSeesPrices()) return comment || null;
  return (
    <aside className="summary" aria-labelledby="order-totals">
      <h2 id="order-totals">{t('totals')}</h2>
      <dl className="sums">
        <div>
          <dt>{t('articles')}</dt>
          <dd>{showEuros(order.itemTotals)}</dd>
        </div>
        {order.handlingCosts !== 0 && (
          <div>
            <dt>{t('handlingCosts')}</dt>
            <dd>{showEuros(order.handlingCosts)}</dd>
          </div>
        )}
        <div>
          <dt>{t('totalExVat')}</dt>
          <dd>{showEuros(order.totalPriceEx)}</dd>
        </div>
        {order.totalVats.map(({ vatRate, vatBase, vatAmount }) => (
          <div key={vatRate}>
            <dt>{t('vat', { rate: showQuantity(vatRate), base: showEuros(vatBase) })}</dt>
            <dd>{showEuros(vatAmount)}</dd>
          </div>
        ))}
        <div className="sums__total">
          <dt>{t('totalInclVat')}</dt>
          <dd>{showEuros(order.totalPrice)}</dd>
        </div>
      </dl>
      {comment}
    </aside>
  );
}
