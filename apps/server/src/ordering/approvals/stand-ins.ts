import type { StandInView } from '@bouwpoort/contract/ordering/approvals';
import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import type { StandIn } from '@bouwpoort/trade/ordering/approval-rules';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import { companyRoleOf } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName, type SiteUser } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { deleteStandIn, insertStandIn, type StandInRow, selectStandIns } from './approvals.queries.ts';
import { type Company, mayDecide, readCompany } from './company-people.ts';

/** Nobody plans a holiday further ahead. */
const maxDays = 400;
const maxStandIns = 20;

/** A user sees their own stand-ins; managers see those of everybody. */
export function standInsShownTo(user: SiteUser, company: Pick<Company, 'standIns'>): StandInRow[] {
  const rows = company.standIns as StandInRow[];
  return rows.filter(({ userId }) => userId === user.id || companyRoleOf(user) === 'manager');
}

export function describeStandIn({ people }: Pick<Company, 'people'>, row: StandIn & { id: number }): StandInView {
  const named = (id: string) => {
    const user = people.get(id);
    return { id, name: user ? fullName(user) : '' };
  };
  return {
    id: row.id,
    user: named(row.userId),
    standIn: named(row.standInId),
    fromDay: row.fromDay,
    untilDay: row.untilDay,
  };
}

export async function listStandIns(ctx: Context) {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  const company = await readCompany(ctx, customer.customerId, []);
  const results = standInsShownTo(user, company).map((row) => describeStandIn(company, row));
  const able = [...company.people.values()].filter((one) => one.id !== user.id && mayDecide(one));
  return {
    totalMatching: results.length,
    results,
    // A user who decides nothing needs no stand-in.
    people: mayDecide(user) ? able.map((one) => ({ id: one.id, name: fullName(one) })) : [],
  };
}

export async function addStandIn(
  ctx: Context,
  input: { standInId: string; fromDay: string; untilDay: string },
  key: string | undefined,
): Promise<StandInView> {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  const { customerId } = customer;
  if (!mayDecide(user)) throw new AppError('forbidden', { detail: 'Je beslist niet over bestellingen van collega’s.' });
  return once(ctx, { userId: user.id, key, operation: 'add stand-in', input }, async (tx) => {
    const company = await readCompany(tx, customerId, []);
    const other = company.people.get(input.standInId);
    if (!other) throw new AppError('notFound', { detail: 'Deze collega kennen we niet.' });
    const today = dayOf(tx.clock());
    const errors = {
      ...(other.id === user.id || !mayDecide(other)
        ? { standInId: ['Kies een collega die mag bestellen en prijzen ziet'] }
        : {}),
      ...(input.untilDay < today ? { untilDay: ['Deze dag is al voorbij'] } : {}),
      ...(input.untilDay > addDays(today, maxDays) ? { untilDay: ['Kies een dag binnen ruim een jaar'] } : {}),
    };
    if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
    const mine = (await selectStandIns(tx, customerId, today)).filter(({ userId }) => userId === user.id);
    if (mine.length >= maxStandIns) {
      throw new AppError('badRequest', { detail: `Meer dan ${maxStandIns} vervangingen kan niet.` });
    }
    return describeStandIn(company, await insertStandIn(tx, { ...input, customerId, userId: user.id }));
  });
}

/** Users can end their own; managers can end those of others. */
export async function removeStandIn(ctx: Context, id: number): Promise<void> {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  const ofUser = companyRoleOf(user) === 'manager' ? undefined : user.id;
  if (!(await deleteStandIn(ctx, customer.customerId, id, ofUser))) throw new AppError('notFound');
}
