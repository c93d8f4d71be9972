import { addDays } from '@bouwpoort/trade/foundation/calendar-days';
import { startOfDay } from '@bouwpoort/trade/foundation/dutch-midnight';
import { AppError } from '../../foundation/errors/app-error.ts';
import { accessScopeOf, requireThere, type StaffContext } from './staff-route.ts';

interface AskedScope {
  ventureId?: string | undefined;
  /** Days, both inclusive. */
  from?: string | undefined;
  until?: string | undefined;
}

/** The place and period of a list. A venture the user may not see is refused, rather than an empty list. */
export function listScope(ctx: StaffContext, { ventureId, from, until }: AskedScope) {
  const scope = accessScopeOf(ctx);
  if (ventureId !== undefined && !scope.branches.some((one) => one.ventureId === ventureId)) {
    requireThere(ctx, { ventureId });
  }
  if (from !== undefined && until !== undefined && until < from) {
    throw new AppError('invalidInput', { errors: { until: ['Kies een dag na de eerste'] } });
  }
  return {
    scope,
    ventureId,
    from: from === undefined ? undefined : startOfDay(from),
    until: until === undefined ? undefined : startOfDay(addDays(until, 1)),
  };
}

/** For records of ventures only: one venture, or all the user may see. */
export function venturesOf(ctx: StaffContext, ventureId: string | undefined): 'all' | readonly string[] {
  if (ventureId === undefined) return accessScopeOf(ctx).ventures;
  requireThere(ctx, { ventureId });
  return [ventureId];
}
