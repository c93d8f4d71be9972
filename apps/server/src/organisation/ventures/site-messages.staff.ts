import type { BeheerMessage, MessageEdit } from '@bouwpoort/contract/organisation/site.staff';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { AppError } from '../../foundation/errors/app-error.ts';
import {
  addRecord,
  changeRecord,
  mayDo,
  removeRecord,
  requireThere,
  type StaffContext,
  type StaffRecord,
} from '../staff/staff.ts';
import {
  addSiteMessage,
  changeSiteMessage,
  findSiteMessage,
  listSiteMessages,
  messageState,
  removeSiteMessage,
  type SiteMessageFields,
  type SiteMessageRow,
} from './site-messages.ts';
import { listVentures } from './ventures.ts';

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

async function fieldsOf(ctx: StaffContext, edit: MessageEdit): Promise<SiteMessageFields> {
  for (const ventureId of edit.ventureIds) requireThere(ctx, { ventureId });
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

const auditedNames = [
  ...(['message', 'kind', 'hyperLink', 'hyperLinkText', 'isClosable', 'audience', 'ventureIds'] as const),
  ...(['firstDay', 'lastDay', 'isDraft'] as const),
];

const messages: StaffRecord<string, SiteMessageRow> = {
  lock: ({ db }, messageId) => findSiteMessage(db, messageId, true),
  missing: 'Dit bericht kennen we niet.',
  // A message that is in a shop without access cannot be changed.
  places: ({ ventureIds }) => ventureIds.map((ventureId) => ({ ventureId })),
  version: ({ version }) => version,
  stale: 'Iemand anders heeft dit bericht intussen veranderd.',
  current: describe,
  audited: ({ id, message, ventureIds: [only = null, ...others] }) => ({
    ...{ entity: 'site-message', entityId: id, entityName: message },
    ventureId: others.length === 0 ? only : null,
  }),
  fields: (row) => Object.fromEntries(auditedNames.map((name) => [name, row[name]])),
};

export async function addMessage(ctx: StaffContext, edit: MessageEdit): Promise<BeheerMessage> {
  const fields = await fieldsOf(ctx, edit);
  return describe(ctx, await addRecord(ctx, messages, (tx) => addSiteMessage(tx, fields)));
}

export async function changeMessage(
  ctx: StaffContext,
  messageId: string,
  { version, ...edit }: MessageEdit & { version: number },
): Promise<BeheerMessage> {
  const saved = await changeRecord(ctx, messages, messageId, {
    version,
    write: async (tx, before) => {
      const fields = await fieldsOf(tx, edit);
      // A message for the whole group stays above the others as long as its places do not change.
      const isSamePlace = [...before.ventureIds].sort().join() === [...edit.ventureIds].sort().join();
      const { isSitewide } = isSamePlace ? before : fields;
      return changeSiteMessage(tx, messageId, { ...fields, isSitewide });
    },
  });
  return describe(ctx, saved);
}

export function removeMessage(ctx: StaffContext, messageId: string): Promise<void> {
  return removeRecord(ctx, messages, messageId, { remove: ({ db }) => removeSiteMessage(db, messageId) });
}
