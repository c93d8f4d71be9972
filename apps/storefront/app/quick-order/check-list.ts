import type { CheckedRow } from '@bouwpoort/contract/cart';
import type { Client } from '@bouwpoort/contract/client';
import type { Cart } from '../cart/cart.ts';
import { cartOf } from '../cart/cart-mapping.ts';
import { findArticles } from './article-choices.ts';
import type { QuickLine } from './quick-rows.ts';

interface CheckedList {
  /** One for each line, in their order. */
  rows: readonly CheckedRow[];
  /** What the list is as a cart of its own: its lines have names, prices and units. */
  cart: Cart;
}

/** So many names are looked up at a time, and in all: a list of more is no list of articles. */
const namesAtATime = 4;
const maxNames = 40;
/** More than this is not a question any more: then the field finds it. */
const maxChoices = 5;

/** What would become of the list. A line that is no number the shop knows, but words, is looked up by them. */
export async function checkList(
  api: Client,
  ventureId: string,
  lines: readonly QuickLine[],
  signal: AbortSignal,
): Promise<CheckedList> {
  const { rows, cart } = await api.call('carts.checkQuickOrder', { body: { lines: [...lines] }, signal });
  const named = rows.flatMap(({ status, code }, at) => (status === 'unknown' && hasWord(code) ? [at] : []));
  const found = [...rows];
  for (let start = 0; start < Math.min(named.length, maxNames); start += namesAtATime) {
    await Promise.all(
      named.slice(start, start + namesAtATime).map(async (at) => {
        const row = found[at];
        if (row) found[at] = await withChoices(api, ventureId, row, signal);
      }),
    );
  }
  return { rows: found, cart: cartOf(cart) };
}

async function withChoices(api: Client, ventureId: string, row: CheckedRow, signal: AbortSignal): Promise<CheckedRow> {
  const articles = (await findArticles(api, ventureId, row.code, signal)).slice(0, maxChoices);
  if (articles.length === 0) return row;
  const choices = articles.map(({ code, name, property }) => ({
    contentId: code,
    code,
    displayName: [name, property].filter(Boolean).join(', '),
  }));
  return { ...row, status: 'ambiguous', choices };
}

const hasWord = (text: string) => /[a-zà-ÿ]{3}/i.test(text);
