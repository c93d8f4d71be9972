import { showEuros, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { type DecimalSource, decimal } from '@bouwpoort/trade/foundation/money';
import type { Words } from '../../organisation/texts/texts.ts';

interface Sums {
  items: DecimalSource;
  handling: DecimalSource;
  subtotal: DecimalSource;
  vats: readonly { vatRate: number; vatBase: DecimalSource; vatAmount: DecimalSource }[];
  total: DecimalSource;
}

/** The amounts of an order in the order of their addition, with the VAT of each rate. */
export function sumsOf({ items, handling, subtotal, vats, total }: Sums, t: Words) {
  return [
    { label: t('articles'), amount: showEuros(items) },
    ...(decimal(handling).eq(0) ? [] : [{ label: t('handlingCosts'), amount: showEuros(handling) }]),
    { label: t('totalExVat'), amount: showEuros(subtotal) },
    ...vats.map(({ vatRate, vatBase, vatAmount }) => ({
      label: t('vat', { rate: showQuantity(vatRate), base: showEuros(vatBase) }),
      amount: showEuros(vatAmount),
    })),
    { label: t('totalInclVat'), amount: showEuros(total) },
  ];
}
