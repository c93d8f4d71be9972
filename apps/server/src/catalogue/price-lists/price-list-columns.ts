import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import type { Words } from '../../organisation/texts/texts.ts';
import type { PriceListRow, PriceListTier } from './price-list-rows.ts';

/** What a spreadsheet has of an article: text, a decimal in text that is a number there, or nothing. */
export type Cell = { text: string } | { number: string; format: 'price' | 'quantity' | 'whole' } | undefined;

interface Column {
  /** Its head, in the namespace 'price-list'. */
  key: string;
  /** In characters, as spreadsheets measure. */
  width: number;
  cell(row: PriceListRow, t: Words): Cell;
}

const text = (value: string): Cell => (value === '' ? undefined : { text: value });
const price = (value: string | null): Cell => (value === null ? undefined : { number: value, format: 'price' });
const whole = (value: number): Cell => ({ number: String(value), format: 'whole' });

/** Codes are text: an article number may begin with a zero, and a barcode is no amount. */
export const columns: readonly Column[] = [
  { key: 'code', width: 16, cell: ({ code }) => text(code) },
  { key: 'name', width: 52, cell: ({ name }) => text(name) },
  { key: 'brand', width: 18, cell: ({ brand }) => text(brand) },
  { key: 'category', width: 44, cell: ({ category }) => text(category) },
  { key: 'salesUnit', width: 15, cell: ({ salesUnit }) => text(salesUnit) },
  { key: 'listPrice', width: 12, cell: ({ listPrice }) => price(listPrice) },
  { key: 'price', width: 18, cell: (row) => price(row.price) },
  { key: 'pickupPrice', width: 20, cell: ({ pickupPrice }) => price(pickupPrice) },
  { key: 'per', width: 10, cell: ({ per, price }) => (price === null ? undefined : whole(per)) },
  { key: 'priceUnit', width: 13, cell: ({ priceUnit }) => text(priceUnit) },
  { key: 'tiers', width: 44, cell: ({ tiers }, t) => text(ladderWords(tiers, t)) },
  { key: 'vatRate', width: 8, cell: ({ vatRate }) => whole(vatRate) },
  { key: 'ean', width: 16, cell: ({ ean }) => text(ean) },
  { key: 'contents', width: 22, cell: ({ contents }) => ({ number: contents, format: 'quantity' }) },
  { key: 'pickupTiers', width: 44, cell: ({ pickupTiers }, t) => text(ladderWords(pickupTiers, t)) },
];

/** With spaces that can be typed in a search. */
function ladderWords(tiers: readonly PriceListTier[], t: Words): string {
  return tiers
    .map((tier) => tierWords(tier, t))
    .join('; ')
    .replaceAll('\u00a0', ' ');
}

/** 'vanaf 10 pakken € 4,20' */
export function tierWords({ from, price, unit, isDirect }: PriceListTier, t: Words): string {
  const per = unit === null ? '' : ` ${t('perUnit', { unit })}`;
  return `${isDirect ? `${t('direct')} ` : ''}${from} ${showEuros(price)}${per}`;
}

/** '1234.50' → '1234,50', a number that a spreadsheet reads. */
export function dutchNumber(price: string): string {
  return price.replace('.', ',');
}
