import type { WithAmounts } from '@bouwpoort/contract/foundation/amounts';
import type { Order } from '@bouwpoort/contract/ordering/orders';
import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showEuros, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Card } from '../../frame/kit/card.tsx';
import { TableHead } from '../../frame/table/table-head.tsx';

/** As on the confirmation and the PDF: price and quantity in the same unit, so that they multiply. */
export function OrderLines({ order }: { order: WithAmounts<Order> }) {
  const { t } = useTranslation('beheer-orders');
  const lines = order.salesOrderLines;
  return (
    <Card
      title={
        <>
          {t('lines')} <span className="muted num">{lines.length}</span>
        </>
      }
      bare
    >
      <table className="dt dt--plain dt--tall dt--stack">
        <TableHead
          columns={[
            t('columnArticle'),
            t('columnQuantity'),
            { label: t('columnPrice'), className: 'r' },
            { label: t('columnLineAmount'), className: 'r' },
          ]}
        />
        <tbody>
          {lines.map((line) => {
            const { price, unit } = priceWords(line.agreed);
            const quantity = quantityWords({
              quantity: line.qtyOrdered,
              salesUnit: line.variantSalesUnit ?? '',
              agreed: line.agreed,
            });
            return (
              <tr key={`${line.variantCode} ${line.deliveryDateAfter} ${line.qtyOrdered}`}>
                <td className="m-full">
                  {line.variantDisplayName ?? line.productName}
                  <span className="sub num">{line.variantCode}</span>
                </td>
                <td className="n">{quantity}</td>
                <td className="r m-hide">
                  {price} <span className="muted">{t('per', { unit })}</span>
                </td>
                <td className="r b m-r">{showEuros(line.nettAmount)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <div className="sheet__body sums">
        <dl className="sum">
          <Sum label={t('sumItems')} amount={order.itemTotalsAmount} />
          {order.orderCostsAmount !== 0 && <Sum label={t('sumCosts')} amount={order.orderCostsAmount} />}
          {order.totalVats.map(({ vatRate, vatAmount }) => (
            <Sum key={vatRate} label={t('sumVat', { rate: showQuantity(vatRate) })} amount={vatAmount} />
          ))}
          <Sum label={t('sumTotal')} amount={order.nettOrderAmountInclVat} isTotal />
        </dl>
      </div>
    </Card>
  );
}

function Sum({ label, amount, isTotal }: { label: string; amount: number; isTotal?: boolean }) {
  return (
    <div className={isTotal ? 'tot' : undefined}>
      <dt>{label}</dt>
      <dd>{showEuros(amount)}</dd>
    </div>
  );
}
