import { setImmediate as othersFirst } from 'node:timers/promises';
import { showEuros, showQuantity } from '@bouwpoort/trade/catalogue/quantity-words';
import { withTimesSigns } from '@bouwpoort/trade/foundation/times-signs';
import type { Words } from '../../organisation/texts/texts.ts';
import { dutchNumber, tierWords } from './price-list-columns.ts';
import { openPages } from './price-list-pdf-pages.ts';
import type { PriceListRow, PriceListRows } from './price-list-rows.ts';

/** Setting type is slow work: after so many articles other requests get their turn. */
const atOnce = 3;

interface PdfHead {
  venture: string;
  accent: string;
  customer: string;
  customerId: string;
  date: string;
}

export async function* writePdf(rows: PriceListRows, t: Words, head: PdfHead): AsyncGenerator<Uint8Array> {
  const { venture, accent, customer, customerId, date } = head;
  const pages = await openPages({
    title: `${t('title')} ${venture}`,
    author: venture,
    accent,
    heads: { article: t('article'), unit: t('unit'), price: t('netPrice'), tiers: t('tiers'), vat: t('vat') },
    foot: (page) => t('foot', { venture, customer, date, page: String(page) }),
  });
  try {
    pages.opening(venture, t('title'), t('intro', { customer, customerId, date }));
    let category = '';
    let set = 0;
    for await (const page of rows.pages()) {
      for (const row of page) {
        if (row.category !== category) pages.heading(row.category);
        category = row.category;
        pages.row(cellsOf(row, t));
        if (++set % atOnce === 0) await othersFirst();
      }
      yield* pages.drained();
    }
    if (set === 0) pages.paragraph(t('empty'));
    yield* pages.close();
  } finally {
    pages.drop();
  }
}

function cellsOf(row: PriceListRow, t: Words) {
  const { code, name, brand, price, pickupPrice, listPrice, per, priceUnit, tiers, vatRate, ean } = row;
  const unit = per === 1 ? priceUnit : `${showQuantity(per)} ${priceUnit}`;
  const more = [
    listPrice !== null && listPrice !== price && t('grossIs', { price: showEuros(listPrice) }),
    pickupPrice !== null && pickupPrice !== price && t('pickupIs', { price: showEuros(pickupPrice) }),
  ].filter((line) => line !== false);
  const delivered = tiers.map((tier) => tierWords(tier, t));
  const fetched = row.pickupTiers.map((tier) => tierWords(tier, t));
  return {
    name: withTimesSigns(name),
    about: [code, brand, ean].filter(Boolean).join(' · '),
    unit: row.contents === '1' ? row.salesUnit : unitHolds(row, t),
    price: price === null ? t('onRequest') : `${showEuros(price)} ${t('perUnit', { unit })}`,
    more,
    tiers: [
      ...delivered,
      ...fetched.filter((words) => !delivered.includes(words)).map((words) => t('pickupIs', { price: words })),
    ],
    vat: `${vatRate}%`,
  };
}

/** 'pak = 1,44 m²' */
function unitHolds({ salesUnit, contents, contentsUnit }: PriceListRow, t: Words): string {
  return t('unitHolds', { salesUnit, contents: dutchNumber(contents), unit: contentsUnit });
}
