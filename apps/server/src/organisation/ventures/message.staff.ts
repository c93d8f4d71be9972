import type { BeheerMessage, MessageEdit } from '@bouwpoort/contract/organisation/site.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { AppError } from '../../foundation/errors/app-error.ts';
import { auditWrite, mayDo, requireThere, type StaffContext } from '../staff/staff.ts';
import {
  addSiteMessage,
  changeSiteMessage,
  findSiteMessage,
  listSiteMessages,
  listVentures,
  messageState,
  removeSiteMessage,
  type SiteMessageFields,
  type SiteMessageRow,
} from './ventures.ts';

const order: readonly BeheerMessage['state'][] = ['online', 'planned', 'draft', 'past'];

export async function listMessages(ctx: StaffContext): Promise<BeheerMessage[]> {
  const rows = await listSiteMessages(ctx.db);
  const rank = ({ state }: BeheerMessage) => order.indexOf(state);
  return rows
    .filter(({ ventureIds }) => ventureIds.some((ventureId) => mayDo(ctx.staff.scopes, 'content.read', { ventureId })))
    .map((row) => describe(ctx, row))
    .sort((one, other) => rank(one) - rank(other) || other.updatedAt.localeCompare(one.updatedAt));
}

function describe(ctx: StaffContext, row: SiteMessageRow): BeheerMessage {
  const { id, createdAt: _, isSitewide: __, updatedAt, ...fields } = row;
  return {
    ...fields,
    messageId: id,
    state: messageState(row, dayOf(ctx.clock())),
    updatedAt: updatedAt.toISOString(),
  };
}

/** A message that is in a shop without access cannot be changed. */
function requireAll(ctx: StaffContext, ventureIds: readonly string[]): void {
  for (const ventureId of ventureIds) requireThere(ctx, { ventureId });
}

async function fieldsOf(ctx: StaffContext, edit: MessageEdit): Promise<SiteMessageFields> {
  requireAll(ctx, edit.ventureIds);
  const all = await listVentures(ctx);
  const unknown = edit.ventureIds.find((ventureId) => !all.some(({ id }) => id === ventureId));
  if (unknown !== undefined) {
    throw new AppError('invalidInput', {
      detail: 'Deze venture kennen we niet.',
      errors: { ventureIds: [`Venture ${unknown} kennen we niet`] },
    });
  }
  return { ...edit, isSitewide: all.every(({ id }) => edit.ventureIds.includes(id)) };
}

export async function addMessage(ctx: StaffContext, edit: MessageEdit): Promise<BeheerMessage> {
  const fields = await fieldsOf(ctx, edit);
  return ctx.db.transaction(async (db) => {
    const row = await addSiteMessage({ ...ctx, db }, fields);
    await auditMessage(ctx, db, row, null, fields);
    return describe(ctx, row);
  });
}

async function requireMessage(ctx: StaffContext, id: string): Promise<SiteMessageRow> {
  const row = await findSiteMessage(ctx.db, id, true);
  if (!row) throw new AppError('notFound', { detail: 'Dit bericht kennen we niet.' });
  requireAll(ctx, row.ventureIds);
  return row;
}

export async function changeMessage(
  ctx: StaffContext,
  id: string,
  { version, ...edit }: MessageEdit & { version: number },
): Promise<BeheerMessage> {
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const before = await requireMessage(tx, id);
    if (before.version !== version) {
      throw new AppError('conflict', {
        detail: 'Iemand anders heeft dit bericht intussen veranderd.',
        members: { current: describe(ctx, before) },
      });
    }
    const fields = await fieldsOf(tx, edit);
    // A message for the whole group stays above the others as long as its places do not change.
    const isSamePlace = [...before.ventureIds].sort().join() === [...edit.ventureIds].sort().join();
    const row = await changeSiteMessage(tx, id, isSamePlace ? { ...fields, isSitewide: before.isSitewide } : fields);
    await auditMessage(ctx, db, row, before, row);
    return describe(ctx, row);
  });
}

export async function removeMessage(ctx: StaffContext, id: string): Promise<void> {
  await ctx.db.transaction(async (db) => {
    const row = await requireMessage({ ...ctx, db }, id);
    await removeSiteMessage(db, id);
    await auditMessage(ctx, db, row, row, null);
  });
}

const auditedNames = [
  ...(['message', 'kind', 'hyperLink', 'hyperLinkText', 'isClosable', 'audience', 'ventureIds'] as const),
  ...(['firstDay', 'lastDay', 'isDraft'] as const),
];

function auditMessage(
  ctx: StaffContext,
  db: StaffContext['db'],
  { id, message, ventureIds }: SiteMessageRow,
  before: SiteMessageFields | null,
  after: SiteMessageFields | null,
): Promise<void> {
  const traced = (fields: SiteMessageFields | null) =>
    fields && Object.fromEntries(auditedNames.map((name) => [name, fields[name]]));
  const [only] = ventureIds;
  return auditWrite(ctx, db, {
    ...{ entity: 'site-message', entityId: id, entityName: message },
    ventureId: ventureIds.length === 1 && only !== undefined ? only : null,
    before: traced(before),
    after: traced(after),
  });
}
