import { dayOf, timeOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { isRhythmDay, rhythmWords } from '@bouwpoort/trade/ordering/list-rhythm';
import { and, asc, gt, isNotNull, isNull, ne, or, sql } from 'drizzle-orm';
import { findUser } from '../../customers/identity/identity.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { JobHandler } from '../../foundation/jobs/job-kind.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import type { ListRow } from './list-access.ts';
import { rhythmOf } from './list-facts.ts';
import { countLines } from './list-overview.ts';
import { listPath } from './list-path.ts';
import type { readyOrderLists } from './lists.jobs.ts';
import { orderLists, orderListUses } from './lists.tables.ts';

/** When branches open and buyers are at work. */
const startOfDay = '06:30';
const atOnce = 200;

/** Mails the owners of lists whose day it is. Nothing is ordered, and no cart is changed. */
export const readyListsOfToday: JobHandler<typeof readyOrderLists> = async (ctx) => {
  const now = ctx.clock();
  if (timeOf(now) < startOfDay) return;
  const today = dayOf(now);
  for (let after = 0; ; ) {
    const lists = await dueLists(ctx, today, after);
    for (const list of lists) await makeReady(ctx, list, today);
    const last = lists.at(-1);
    if (!last || lists.length < atOnce) return;
    after = last.id;
  }
};

/** Pages by id, so that one list that fails does not block the others. */
async function dueLists({ db }: Context, today: string, after: number): Promise<ListRow[]> {
  const rows = await db
    .select({ list: orderLists })
    .from(orderLists)
    .leftJoin(orderListUses, sql`${orderListUses.listId} = ${orderLists.id}`)
    .where(
      and(
        isNotNull(orderLists.rhythm),
        isNotNull(orderLists.ownerId),
        isNull(orderLists.archivedAt),
        isNull(orderLists.deletedAt),
        gt(orderLists.id, after),
        // Preselects by the kind of day; the exact rule is in packages/trade.
        sql`(${orderLists.rhythm} = 'month' or ${orderLists.rhythmDay} = extract(isodow from ${today}::date))`,
        or(isNull(orderListUses.readyOn), ne(orderListUses.readyOn, today)),
      ),
    )
    .orderBy(asc(orderLists.id))
    .limit(atOnce);
  return rows.map(({ list }) => list);
}

async function makeReady(ctx: Context, list: ListRow, today: string): Promise<void> {
  const rhythm = rhythmOf(list);
  if (!rhythm || !isRhythmDay(rhythm, today) || list.ownerId === null) return;
  const [owner, venture, lineCounts] = await Promise.all([
    findUser(ctx.db, list.ownerId),
    findVenture(ctx, list.ventureId),
    countLines(ctx, [list.id]),
  ]);
  const lineCount = lineCounts.get(list.id) ?? 0;
  if (!owner?.isActive || owner.isBlocked || owner.customerId !== list.customerId || !venture || lineCount === 0)
    return;
  await ctx.db.transaction(async (db) => {
    // The mark is the lock: of two workers one writes it, and the other finds it.
    const [mine] = await db
      .insert(orderListUses)
      .values({ listId: list.id, readyOn: today })
      .onConflictDoUpdate({
        target: orderListUses.listId,
        set: { readyOn: today },
        setWhere: sql`${orderListUses.readyOn} is distinct from ${today}::date`,
      })
      .returning({ listId: orderListUses.listId });
    if (!mine) return;
    await sendMail(
      { ...ctx, db },
      {
        to: owner.email,
        kind: 'order-list-ready',
        ventureId: list.ventureId,
        data: {
          firstName: owner.firstName,
          listName: list.name,
          lineCount,
          rhythm: rhythmWords(rhythm),
          path: listPath(venture.path, list.id),
        },
      },
    );
  });
}
