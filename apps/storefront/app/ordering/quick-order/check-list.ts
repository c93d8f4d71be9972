import type { CheckedRow } from '@bouwpoort/contract/ordering/cart';
import type { Client } from '@bouwpoort/contract/program/client';
import { findArticles } from '../article-field/article-choices.ts';
import type { Cart } from '../cart/cart.ts';
import { cartOf } from '../cart/cart-mapping.ts';
import type { QuickLine } from '../line-import/quick-rows.ts';

interface CheckedList {
  /** One per line, in the same order. */
  rows: readonly CheckedRow[];
  /** The list as a cart of its own: its lines have names, prices and units. */
  cart: Cart;
}

/** Limits of names looked up concurrently, and in total: a list of more names is not a list of articles. */
const namesAtATime = 4;
const maxNames = 40;
/** With more choices the user should search in the field. */
const maxChoices = 5;

/** Checks a list without adding it. A line that is not a known number, but words, is searched by those words. */
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
