import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, requireThere, type StaffContext } from '../staff/staff.ts';
import {
  type EmergencyMessage,
  endEmergencyMessage,
  listEmergencyMessages,
  setEmergencyMessage,
} from './emergency-messages.ts';
import { findVenture } from './ventures.ts';

function describeEmergency({ ventureId, message, until, startedAt, startedBy }: EmergencyMessage) {
  return {
    ...{ ventureId, message, startedBy },
    until: until?.toISOString() ?? null,
    startedAt: startedAt.toISOString(),
  };
}

export async function listEmergencies(ctx: StaffContext) {
  return (await listEmergencyMessages(ctx)).map(describeEmergency);
}

interface GivenEmergency {
  ventureId: string | null;
  message: string;
  until: string | null;
}

export async function setEmergency(ctx: StaffContext, given: GivenEmergency) {
  const { ventureId, message } = given;
  requireThere(ctx, { ventureId });
  if (ventureId !== null && !(await findVenture(ctx, ventureId))) throw new AppError('unknownVenture');
  const until = given.until === null ? null : new Date(given.until);
  if (until !== null && until <= ctx.clock()) {
    throw new AppError('invalidInput', { errors: { until: ['Kies een moment dat nog komt'] } });
  }
  return ctx.db.transaction(async (db) => {
    const set = await setEmergencyMessage({ ...ctx, db }, { ventureId, message, until, startedBy: ctx.staff.name });
    await auditEmergency(ctx, db, ventureId, null, { message, until: given.until });
    return describeEmergency(set);
  });
}

export async function endEmergency(ctx: StaffContext, ventureId: string | null): Promise<void> {
  requireThere(ctx, { ventureId });
  await ctx.db.transaction(async (db) => {
    const ended = await endEmergencyMessage(db, ventureId);
    if (ended) await auditEmergency(ctx, db, ventureId, { message: ended.message }, null);
  });
}

function auditEmergency(
  ctx: StaffContext,
  db: StaffContext['db'],
  ventureId: string | null,
  before: Record<string, unknown> | null,
  after: Record<string, unknown> | null,
) {
  const entityId = ventureId ?? 'all';
  return auditWrite(ctx, db, { entity: 'emergency-message', entityId, entityName: '', ventureId, before, after });
}
