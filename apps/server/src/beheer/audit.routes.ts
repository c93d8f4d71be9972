import { auditRoutes } from '@bouwpoort/contract/audit';
import type { FastifyInstance } from 'fastify';
import { listChanges } from '../audit/audit.ts';
import type { ContextDeps } from '../context/context.ts';
import { placesOf, serveStaff } from '../staff/staff.ts';

export function registerAudit(app: FastifyInstance, deps: ContextDeps): void {
  serveStaff(app, deps, auditRoutes.list, async (ctx, { query }) => {
    const { q, from, until, limit, ...rest } = query;
    const changes = await listChanges(ctx.db, {
      ...rest,
      ventures: placesOf(ctx).ventures,
      search: q,
      from: from === undefined ? undefined : new Date(`${from}T00:00:00Z`),
      until: until === undefined ? undefined : new Date(`${until}T00:00:00Z`),
      limit: limit + 1,
    });
    const shown = changes.slice(0, limit);
    return { changes: shown, nextBefore: changes.length > limit ? (shown.at(-1)?.id ?? null) : null };
  });
}
