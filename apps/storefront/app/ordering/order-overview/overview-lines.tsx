import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showAmount, showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Table, type TableColumn } from '@bouwpoort/ui/organisms/table.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import type { CartLine } from '../cart/cart.ts';
import type { RepeatedLine } from '../reorder/repeated-order.ts';
import { overviewPrice } from './overview-prices.ts';

export interface OverviewLinesProps {
  lines: readonly CartLine[];
  inCart: readonly CartLine[];
  /** The lines of the order that is repeated, to compare prices then and now. */
  before?: readonly RepeatedLine[] | undefined;
  /** A caption, where the heading above does not describe them. */
  caption?: string;
}

export function OverviewLines({ lines, inCart, before: ordered, caption }: OverviewLinesProps) {
  const { t } = useTranslation('checkout');
  const seesPrices = useSeesPrices();
  const before = new Map(inCart.map((line) => [line.variantGuid, line]));
  const thenColumn: TableColumn<CartLine> = {
    id: 'then',
    header: t('priceThen'),
    kind: 'amount',
    stacked: 'full',
    cell: ({ variantGuid }) => <PriceThen line={ordered?.find((one) => one.variantGuid === variantGuid)} />,
  };
  const priceColumns: TableColumn<CartLine>[] = [
    {
      id: 'price',
      header: t(ordered ? 'priceNow' : 'price'),
      kind: 'amount',
      cell: (line) => <Price line={line} inCart={before.get(line.variantGuid)} />,
    },
    {
      id: 'total',
      header: t('lineTotal'),
      kind: 'amount',
      stacked: 'right',
      cell: ({ extendedPrice }) => <b>{showEuros(extendedPrice)}</b>,
    },
  ];
  const columns: TableColumn<CartLine>[] = [
    {
      id: 'name',
      header: t('article'),
      stacked: 'full',
      cell: ({ name, variantCode, isDirect, priceSource, quoteNotice, salesUnit }) => (
        <>
          <b>{name}</b> <span className="muted small num">{variantCode}</span>
          {isDirect && <span className="muted small overview-lines__note">{t('directLine')}</span>}
          {priceSource && (
            <span className="muted small overview-lines__note">{t('fromQuote', { number: priceSource.number })}</span>
          )}
          {quoteNotice && (
            <span className="small overview-lines__note">
              {t(`quote_${quoteNotice.why}`, {
                number: quoteNotice.number,
                left: showAmount(quoteNotice.left, salesUnit),
              })}
            </span>
          )}
        </>
      ),
    },
    {
      id: 'quantity',
      header: t('quantity'),
      kind: 'figures',
      stacked: 'full',
      cell: ({ quantity, salesUnit, agreed }) =>
        agreed ? quantityWords({ quantity, salesUnit, agreed }) : showAmount(quantity, salesUnit),
    },
    ...(ordered && seesPrices ? [thenColumn] : []),
    ...(seesPrices ? priceColumns : []),
  ];
  return (
    <div className={caption === undefined ? 'panel overview-lines' : 'overview-lines'}>
      <Table
        caption={caption ?? t('checkTitle')}
        columns={columns}
        rows={lines}
        rowKey={({ variantGuid }) => variantGuid}
      />
    </div>
  );
}

function PriceThen({ line }: { line: RepeatedLine | undefined }) {
  const { t } = useTranslation('checkout');
  if (!line) return <span className="muted">–</span>;
  const { price, unit } = priceWords(line.agreed);
  return (
    <span className="muted">
      <span className="overview-lines__then">{t('then')} </span>
      {price} <span className="small">{t('per', { unit })}</span>
    </span>
  );
}

function Price({ line, inCart }: { line: CartLine; inCart: CartLine | undefined }) {
  const { t } = useTranslation('checkout');
  const { before, price, per } = overviewPrice(line, inCart);
  return (
    <>
      <span className="tiered">
        {before?.isLess && (
          <>
            <span className="sr-only">{t('was')} </span>
            <s>{before.price}</s>
            <span className="sr-only">{t('now')} </span>
          </>
        )}
        <span>{price}</span>
      </span>{' '}
      <span className="muted small">{per}</span>
      {before && !before.isLess && (
        <span className="small overview-lines__risen">{t('priceRisen', { before: before.price })}</span>
      )}
    </>
  );
}
