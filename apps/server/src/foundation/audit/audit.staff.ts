import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import type { FastifyInstance } from 'fastify';
import { accessScopeOf, type StaffContext, serveStaff, staffList } from '../../organisation/staff/staff.ts';
import type { ContextDeps } from '../context/context.ts';
import { type PageAsked, toIdPage } from '../database/keyset.ts';
import { type AuditFilter, countChanges, listChanges } from './audit.ts';
import { recordHistory } from './record-history.staff.ts';

const auditLog = staffList({
  search: async (ctx, filter: AuditFilter, { cursor, limit }: PageAsked) => {
    const before = cursor === undefined ? undefined : Number(cursor);
    return toIdPage(await listChanges(ctx.db, filter, { before, limit: limit + 1 }), limit);
  },
  describe: (_, changes) => [...changes],
  file: {
    columns: {
      Wanneer: ({ at }) => at,
      Wie: ({ staffName }) => staffName,
      Recht: ({ permission }) => permission,
      Onderwerp: ({ entity }) => entity,
      Nummer: ({ entityId }) => entityId,
      Naam: ({ entityName }) => entityName,
      Venture: ({ ventureId }) => ventureId,
      Was: ({ before }) => before && JSON.stringify(before),
      Is: ({ after }) => after && JSON.stringify(after),
      Reden: ({ reason }) => reason,
      Aanvraag: ({ requestId }) => requestId,
    },
  },
});

export function registerAudit(app: FastifyInstance, deps: ContextDeps): void {
  serveStaff(app, deps, auditRoutes.list, async (ctx, { query: { before, limit, ...query } }) => {
    const filter = filterOf(ctx, query);
    const [{ rows, nextCursor }, total] = await Promise.all([
      auditLog.page(ctx, filter, { cursor: before === undefined ? undefined : String(before), limit }),
      countChanges(ctx.db, filter),
    ]);
    return { changes: rows, total, nextBefore: nextCursor === null ? null : Number(nextCursor) };
  });

  serveStaff(app, deps, auditRoutes.history, (ctx, { query }) => recordHistory(ctx, query));

  serveStaff(app, deps, auditRoutes.csv, (ctx, { query, reply }) =>
    auditLog.send(ctx, reply, 'logboek.csv', filterOf(ctx, query), {}),
  );
}

function filterOf(
  ctx: StaffContext,
  { q, ...rest }: Omit<AuditFilter, 'ventures' | 'search'> & { q?: string | undefined },
): AuditFilter {
  return { ...rest, search: q, ventures: accessScopeOf(ctx).ventures };
}
