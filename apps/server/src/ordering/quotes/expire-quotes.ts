import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { currentState } from './quote-access.ts';
import { notifyCustomer } from './quote-mail.ts';
import { changeQuote, selectQuote } from './quotes.queries.ts';
import { quotes } from './quotes.tables.ts';

const atATime = 200;

/**
 * A quote counts as expired from its last day on; this job stores the state and mails the customer, each in a
 * transaction of its own.
 */
export async function expirePastQuotes(ctx: Context): Promise<void> {
  for (;;) {
    const past = await ctx.db
      .select({ id: quotes.id })
      .from(quotes)
      .where(and(eq(quotes.state, 'offered'), lt(quotes.offeredUntil, dayOf(ctx.clock()))))
      .orderBy(asc(quotes.offeredUntil), asc(quotes.id))
      .limit(atATime);
    for (const { id } of past) {
      await ctx.db.transaction(async (db) => {
        const tx = { ...ctx, db };
        const row = await selectQuote(db, id, { lock: true });
        if (row?.state !== 'offered' || currentState(tx, row) !== 'expired') return;
        const changed = await changeQuote(db, id, { state: 'expired' });
        await notifyCustomer(tx, changed, { kind: 'expired', by: '', text: '' });
      });
    }
    if (past.length < atATime) return;
  }
}
