import { priceWords, quantityWords } from '@bouwpoort/trade/catalogue/price-words';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Anchor } from '@bouwpoort/ui/atoms/anchor.tsx';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Panel } from '@bouwpoort/ui/molecules/panel.tsx';
import { Table, type TableColumn } from '@bouwpoort/ui/organisms/table.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMemo } from 'react';
import type { ProductTile } from '../../catalogue/tiles/catalogue-mapping.ts';
import { ProductPicture } from '../../catalogue/tiles/product-picture.tsx';
import { useSeesPrices } from '../../frame/visitor/sees-prices.ts';
import type { Order, OrderLine } from '../orders/order.ts';
import { productOfLine } from '../reorder/order-line-product.ts';

interface OrderLinesProps {
  order: Order;
  products: readonly ProductTile[] | null;
}

interface NumberedLine extends OrderLine {
  number: number;
}

export function OrderLines({ order, products }: OrderLinesProps) {
  const { t } = useTranslation('orders');
  const rows = useMemo(() => order.lineItems.map((line, number) => ({ ...line, number })), [order.lineItems]);
  const seesPrices = useSeesPrices();
  const priceColumns: TableColumn<NumberedLine>[] = [
    {
      id: 'price',
      header: t('priceExVat'),
      kind: 'amount',
      cell: (line) => <LinePrice line={line} />,
    },
    {
      id: 'total',
      header: t('total'),
      kind: 'amount',
      stacked: 'right',
      cell: ({ extendedPrice }) => <b className="orders-total">{showEuros(extendedPrice)}</b>,
    },
  ];
  const columns: TableColumn<NumberedLine>[] = [
    {
      id: 'article',
      header: t('article'),
      stacked: 'full',
      cell: (line) => <Article line={line} products={products} />,
    },
    {
      id: 'quantity',
      header: t('quantity'),
      kind: 'figures',
      stacked: 'full',
      cell: quantityWords,
    },
    ...(seesPrices ? priceColumns : []),
  ];
  return (
    <section className="order-lines" aria-labelledby="order-lines">
      <h2 id="order-lines">{t('lines')}</h2>
      <Panel>
        <Table caption={t('lines')} columns={columns} rows={rows} rowKey={({ number }) => String(number)} />
      </Panel>
    </section>
  );
}

/** With picture and link while the product is still sold. */
function Article({ line, products }: { line: OrderLine; products: readonly ProductTile[] | null }) {
  const { t } = useTranslation('orders');
  const found = products && productOfLine(line, products);
  return (
    <span className="order-article">
      {found ? (
        <ProductPicture product={found.product} size={48} className="order-article__pic" />
      ) : (
        <span className="order-article__pic order-article__none">
          <Icon name="package" />
        </span>
      )}
      <span className="order-article__words">
        {found ? (
          <Anchor className="order-article__name" href={productHref(found.product, found.variant?.code)}>
            {line.name}
          </Anchor>
        ) : (
          <b className="order-article__name">{line.name}</b>
        )}
        <span className="product-row__code">
          {[
            line.variantCode,
            line.quoteNumber && t('fromQuote', { number: line.quoteNumber }),
            products && !found?.variant && t('noLongerSold'),
          ]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </span>
    </span>
  );
}

function productHref({ url, variants }: ProductTile, code: string | undefined): string {
  return code === undefined || variants.length < 2 ? url : `${url}?${new URLSearchParams({ variant: code })}`;
}

function LinePrice({ line }: { line: OrderLine }) {
  const { t } = useTranslation('orders');
  const { price, unit } = priceWords(line.agreed);
  return (
    <span className="order-price">
      {price} <span className="muted small">{t('per', { unit })}</span>
    </span>
  );
}
