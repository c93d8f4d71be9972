import type { ListSummary } from '@bouwpoort/contract/ordering/lists';
import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { nextRhythmDay } from '@bouwpoort/trade/ordering/list-rhythm';
import type { Context } from '../../foundation/context/context.ts';
import { type ListParty, type ListRow, mayManage } from './list-access.ts';
import type { UseRow } from './lists.queries.ts';

type ListHead = Omit<ListSummary, 'sectionCount' | 'pictures' | 'available' | 'gone' | 'amount'>;

/** The description of a list, the same everywhere. */
export function describeHead(
  ctx: Context,
  party: ListParty,
  list: ListRow,
  { use, lineCount, projects }: { use: UseRow | undefined; lineCount: number; projects: ReadonlyMap<number, string> },
): ListHead {
  const rhythm = rhythmOf(list);
  const projectName = list.projectId === null ? undefined : projects.get(list.projectId);
  return {
    id: list.id,
    version: list.version,
    name: list.name,
    note: list.note,
    sharing: list.sharing,
    project: list.projectId !== null && projectName !== undefined ? { id: list.projectId, name: projectName } : null,
    owner: { name: list.ownerName, isMe: list.ownerId === party.user.id },
    archived: list.archivedAt !== null,
    rhythm: rhythm && { ...rhythm, nextDay: nextRhythmDay(rhythm, dayOf(ctx.clock())) },
    readySince: readySince(use),
    lastOrdered: doneBy(use?.orderedAt, use?.orderedBy),
    lastCounted: doneBy(use?.countedAt, use?.countedBy),
    lineCount,
    mayManage: mayManage(party, list),
    mayOrder: party.mayOrder,
  };
}

export function rhythmOf({ rhythm, rhythmDay }: Pick<ListRow, 'rhythm' | 'rhythmDay'>) {
  return rhythm === null || rhythmDay === null ? null : { every: rhythm, on: rhythmDay };
}

/** The day it was made ready; null once somebody has ordered it. */
function readySince(use: UseRow | undefined): string | null {
  if (!use?.readyOn) return null;
  return use.orderedAt && dayOf(use.orderedAt) >= use.readyOn ? null : use.readyOn;
}

function doneBy(at: Date | null | undefined, by: string | null | undefined) {
  return at && by ? { at: at.toISOString(), by } : null;
}
