import { Readable } from 'node:stream';
import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import type { FastifyInstance } from 'fastify';
import { accessScopeOf, type StaffContext, serveStaff } from '../../organisation/staff/staff.ts';
import type { ContextDeps } from '../context/context.ts';
import { type AuditFilter, countChanges, eachChange, listChanges } from './audit.ts';
import { auditCsv } from './audit-csv.staff.ts';
import { recordHistory } from './record-history.staff.ts';

export function registerAudit(app: FastifyInstance, deps: ContextDeps): void {
  serveStaff(app, deps, auditRoutes.list, async (ctx, { query: { before, limit, ...query } }) => {
    const filter = filterOf(ctx, query);
    const [changes, total] = await Promise.all([
      listChanges(ctx.db, filter, { before, limit: limit + 1 }),
      countChanges(ctx.db, filter),
    ]);
    const shown = changes.slice(0, limit);
    return { changes: shown, total, nextBefore: changes.length > limit ? (shown.at(-1)?.id ?? null) : null };
  });

  serveStaff(app, deps, auditRoutes.history, (ctx, { query }) => recordHistory(ctx, query));

  serveStaff(app, deps, auditRoutes.csv, async (ctx, { query, reply }) =>
    reply
      .header('content-type', 'text/csv; charset=utf-8')
      .header('content-disposition', 'attachment; filename="logboek.csv"')
      .send(Readable.from(auditCsv(eachChange(ctx.db, filterOf(ctx, query))), { objectMode: false })),
  );
}

function filterOf(
  ctx: StaffContext,
  { q, ...rest }: Omit<AuditFilter, 'ventures' | 'search'> & { q?: string | undefined },
): AuditFilter {
  return { ...rest, search: q, ventures: accessScopeOf(ctx).ventures };
}
