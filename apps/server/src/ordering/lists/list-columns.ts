import type { ListLine } from '@bouwpoort/contract/ordering/lists';
import { unitName } from '@bouwpoort/trade/catalogue/order-units';
import { inWholeCents, perWords } from '@bouwpoort/trade/catalogue/price-words';
import type { Cell } from '../../catalogue/price-lists/price-lists.ts';
import type { Words } from '../../organisation/texts/texts.ts';

interface Column {
  /** The key of the column's heading, by which an imported file is recognised. */
  key: string;
  /** In characters, as spreadsheets count the width. */
  width: number;
  cell(line: ListLine, t: Words): Cell;
}

const text = (value: string): Cell => (value === '' ? undefined : { text: value });
const quantity = (value: number | null): Cell =>
  value === null ? undefined : { number: String(value), format: 'quantity' };

const amount = (value: string): Cell => ({ number: value, format: 'price' });

/** The columns that can be imported again. Article numbers are text: they may begin with a zero. */
const own: readonly Column[] = [
  { key: 'fileCode', width: 16, cell: ({ code }) => text(code) },
  { key: 'fileName', width: 52, cell: ({ displayName }) => text(displayName) },
  { key: 'fileQuantity', width: 10, cell: (line) => quantity(line.quantity) },
  { key: 'fileUnit', width: 14, cell: ({ salesUnitId }) => text(unitName(salesUnitId, 1)) },
  { key: 'fileSection', width: 24, cell: ({ section }) => text(section) },
  { key: 'fileNote', width: 32, cell: ({ note }) => text(note) },
  { key: 'fileStanding', width: 14, cell: ({ standing }) => quantity(standing) },
];

/** Price times quantity is the amount: the price is per the named number of units. */
const priced: readonly Column[] = [
  {
    key: 'filePrice',
    width: 14,
    cell: ({ price }) => (price ? amount(inWholeCents(price.agreed).price.toString()) : undefined),
  },
  {
    key: 'filePer',
    width: 14,
    cell: ({ price }) => (price ? text(perWords(price.agreed.unitId, inWholeCents(price.agreed).per)) : undefined),
  },
  { key: 'fileAmount', width: 14, cell: ({ price }) => (price ? amount(String(price.amount)) : undefined) },
];

export function listColumns(seesPrices: boolean): readonly Column[] {
  return seesPrices ? [...own, ...priced] : own;
}
