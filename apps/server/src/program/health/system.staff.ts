import { beheerSystemRoutes } from '@bouwpoort/contract/program/system.staff';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { slowFromMs } from '../../foundation/http/slow-requests.ts';
import { listMailsForStaff, readMailForStaff, resendMailByStaff } from '../../organisation/mail/mails.staff.ts';
import { serveStaff } from '../../organisation/staff/staff.ts';
import { endEmergency, listEmergencies, setEmergency } from '../../organisation/ventures/emergency-messages.staff.ts';
import { type HealthParts, readHealth } from './health.staff.ts';
import {
  discardDeadLettersByStaff,
  readJobs,
  readVersions,
  requireEverywhere,
  retryDeadLettersByStaff,
} from './system-jobs.staff.ts';

export function registerBeheerSystem(app: FastifyInstance, deps: ContextDeps, parts: HealthParts): void {
  const routes = beheerSystemRoutes;
  serveStaff(app, deps, routes.jobs, (ctx) => readJobs(ctx));
  serveStaff(app, deps, routes.retry, async (ctx, { body }) => ({
    count: await retryDeadLettersByStaff(ctx, body.ids),
  }));
  serveStaff(app, deps, routes.discard, async (ctx, { body }) => ({
    count: await discardDeadLettersByStaff(ctx, body.ids),
  }));
  serveStaff(app, deps, routes.mails, (ctx, { query }) => listMailsForStaff(ctx, query));
  serveStaff(app, deps, routes.mail, (ctx, { params }) => readMailForStaff(ctx, params.mailId));
  serveStaff(app, deps, routes.resendMail, async (ctx, { params }) => ({
    mailId: await resendMailByStaff(ctx, params.mailId),
  }));
  serveStaff(app, deps, routes.health, async (ctx) => ({
    at: ctx.clock().toISOString(),
    checks: await readHealth(ctx, parts),
  }));
  serveStaff(app, deps, routes.slow, async (ctx) => {
    requireEverywhere(ctx);
    const { since, answered, failed, p95, slow } = parts.requestWatch;
    return {
      ...{ process: process.pid, since: since.toISOString(), slowerThanMs: slowFromMs, answered, failed },
      p95Ms: p95 === undefined ? null : Math.round(p95),
      requests: slow.map(({ at, ms, ...request }) => ({ ...request, at: at.toISOString(), ms: Math.round(ms) })),
    };
  });
  serveStaff(app, deps, routes.about, async (ctx) => {
    requireEverywhere(ctx);
    return {
      versions: await readVersions(ctx),
      startedAt: parts.requestWatch.since.toISOString(),
      settings: [...ctx.config.inForce],
    };
  });
  serveStaff(app, deps, routes.emergency, async (ctx) => ({ messages: await listEmergencies(ctx) }));
  serveStaff(app, deps, routes.setEmergency, (ctx, { body }) => setEmergency(ctx, body));
  serveStaff(app, deps, routes.endEmergency, async (ctx, { body }) => {
    await endEmergency(ctx, body.ventureId);
    return { value: true };
  });
}
