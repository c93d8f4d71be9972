import type { Cart } from '@bouwpoort/contract/ordering/cart';
import { allowsDecimals } from '@bouwpoort/trade/catalogue/order-units';
import { type DecimalSource, decimal } from '@bouwpoort/trade/foundation/money';
import { missingUpTo } from '@bouwpoort/trade/ordering/standing-amount';
import { variantsByGuids } from '../../catalogue/products/products.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { addArticles, readOpenCart, requireOrdering } from '../cart/cart.ts';
import { requireList, requireListParty } from './list-access.ts';
import { packOf } from './list-articles.ts';
import { type LineRow, noteUse, selectLines } from './lists.queries.ts';

interface Asked {
  /** Absent for all lines. */
  lines?: readonly { id: number; quantity?: number | undefined }[] | undefined;
  counted?: readonly { id: number; counted: number }[] | undefined;
}

interface OrderedFromList {
  added: number;
  refused: { id: number; displayName: string; reason: string }[];
}

/**
 * Puts lines of a list in the user's cart at once, by the rules of the cart: a line that cannot be ordered is left out
 * and answered with the reason. The list does not change; a requested quantity applies this time only.
 */
export async function orderFromList(
  ctx: Context,
  listId: number,
  asked: Asked,
  key: string | undefined,
): Promise<OrderedFromList & { cart: Cart }> {
  const party = await requireListParty(ctx);
  const list = await requireList(ctx, party, listId);
  if (!party.mayOrder) {
    await requireOrdering(ctx, party);
    throw new AppError('forbidden', { detail: 'Je mag lijsten maken, maar niet bestellen. Vraag het een collega.' });
  }
  const rows = await selectLines(ctx, [list.id]);
  const chosen = asked.counted ? await missingLines(ctx, rows, asked.counted) : chosenLines(rows, asked.lines);
  const input = { userId: party.user.id, key, operation: `order list ${listId}`, input: asked };
  const { added, refused } = await once(ctx, input, async (tx): Promise<OrderedFromList> => {
    const answer = await addArticles(
      tx,
      party,
      chosen.map(({ row, quantity }) => ({ contentId: row.contentId, quantity })),
    );
    const now = tx.clock();
    const by = fullName(party.user);
    const ordered = answer.added.length > 0 ? { orderedAt: now, orderedBy: by } : {};
    const counted = asked.counted ? { countedAt: now, countedBy: by } : {};
    if (Object.keys({ ...ordered, ...counted }).length > 0) await noteUse(tx, list.id, { ...ordered, ...counted });
    const reasons = new Map(answer.refused.map(({ contentId, reason }) => [contentId, reason]));
    const left = chosen.flatMap(({ row }) => {
      const reason = reasons.get(row.contentId);
      return reason === undefined ? [] : [{ id: row.id, displayName: row.displayName, reason }];
    });
    return { added: chosen.length - left.length, refused: left };
  });
  return { added, refused, cart: await readOpenCart(ctx, party) };
}

interface ChosenLine {
  row: LineRow;
  quantity: DecimalSource;
}

function chosenLines(rows: readonly LineRow[], lines: Asked['lines']): ChosenLine[] {
  if (!lines) return rows.map((row) => ({ row, quantity: row.quantity }));
  const byId = new Map(rows.map((row) => [row.id, row]));
  const chosen = new Map(lines.map((line) => [line.id, line]));
  return [...chosen.values()].map(({ id, quantity }) => {
    const row = byId.get(id);
    if (!row) throw lineGone();
    return { row, quantity: quantity ?? row.quantity };
  });
}

/** Lines without a standing amount are left out. */
async function missingLines(
  ctx: Context,
  rows: readonly LineRow[],
  counted: NonNullable<Asked['counted']>,
): Promise<ChosenLine[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const variants = await variantsByGuids(
    ctx,
    rows.map(({ contentId }) => contentId),
  );
  const amounts = new Map(counted.map((one) => [one.id, one.counted]));
  return [...amounts].flatMap(([id, amount]) => {
    const row = byId.get(id);
    if (!row) throw lineGone();
    if (row.standing === null) return [];
    const variant = variants.get(row.contentId);
    const missing = missingUpTo({
      standing: row.standing,
      counted: decimal(amount),
      pack: packOf(variant, row.unit),
      isMeasure: variant !== undefined && allowsDecimals(variant.salesUnit),
    });
    return missing.gt(0) ? [{ row, quantity: missing }] : [];
  });
}

const lineGone = () =>
  new AppError('conflict', { detail: 'Een regel staat niet meer op de lijst. Laad de pagina opnieuw.' });
