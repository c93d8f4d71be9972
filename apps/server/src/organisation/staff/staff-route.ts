import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { backgroundHeader } from '@bouwpoort/contract/organisation/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Change } from '../../foundation/audit/audit.ts';
import { recordChange } from '../../foundation/audit/audit.ts';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { type Answer, type Input, serve } from '../../foundation/http/contract-route.ts';
import { requireSameOrigin } from '../../foundation/security/same-origin.ts';
import { mayDo, type Place } from './staff-scopes.ts';
import { findStaffSession, type Staff, type StaffSession, touchStaffSession } from './staff-sessions.ts';

export const staffCookie = 'beheer';

/** The context of an operation of the back office. */
export interface StaffContext extends Context {
  staff: Staff;
  sessionId: string;
  /** Of the route that was called. */
  permission: Permission | 'own';
}

type StaffContract = RouteContract & { access: 'staff'; permission: Permission | 'own' };

/** The only way to register a route of the back office: logged in, unlocked, and with its permission somewhere. */
export function serveStaff<const R extends StaffContract>(
  app: FastifyInstance,
  deps: ContextDeps,
  contract: R,
  handle: (ctx: StaffContext, input: Input<R>) => Promise<Answer<R>>,
): void {
  serve(app, deps, contract, async (ctx, input) => {
    const { request, reply } = input;
    reply.header('cache-control', 'no-store');
    const { id, staff } = await requireOpenSession(deps, request, contract);
    const { permission } = contract;
    if (permission !== 'own' && !mayDo(staff.scopes, permission)) throw refused(permission);
    const answer = await handle({ ...ctx, staff, sessionId: id, permission }, input);
    // After a write the user's next read sees it.
    if (contract.method !== 'GET' && contract.effect !== 'reads') await ctx.cache.caughtUp();
    return answer;
  });
}

async function requireOpenSession(
  deps: ContextDeps,
  request: FastifyRequest,
  contract: StaffContract,
): Promise<StaffSession> {
  if (contract.method !== 'GET') requireSameOrigin(request, deps.config);
  const session = await readStaffSession(deps, request);
  if (!session || session.state === 'code') throw new AppError('notLoggedIn');
  if (session.state === 'locked') throw new AppError('sessionLocked');
  if (session.state === 'enrol' && contract.permission !== 'own') throw new AppError('secondStepMissing');
  // A screen that refreshes itself is no activity: it must not prevent the session lock.
  if (request.headers[backgroundHeader] === undefined) await touchStaffSession(deps.db, session.id, deps.clock());
  return session;
}

export async function readStaffSession(
  { db, clock, config }: ContextDeps,
  request: FastifyRequest,
): Promise<StaffSession | undefined> {
  const token = request.cookies[staffCookie];
  if (!token) return undefined;
  return findStaffSession(db, token, { now: clock(), needsSecondStep: config.mode === 'production' });
}

/** For a record of a venture or a branch: the route's permission must hold there. */
export function requireThere(ctx: StaffContext, place: Place, permission = ctx.permission): void {
  if (permission === 'own') return;
  if (!mayDo(ctx.staff.scopes, permission, place)) throw refused(permission);
}

/** The ventures and branches whose records a list may show. */
export function accessScopeOf(ctx: StaffContext, permission = ctx.permission) {
  const scope = permission === 'own' ? undefined : ctx.staff.scopes.get(permission);
  return scope ?? { ventures: [], branches: [] };
}

function refused(permission: Permission): AppError {
  return new AppError('forbidden', {
    detail: 'Dit mag je niet doen. Een Beheerder kan je het recht geven.',
    members: { permission },
  });
}

type Recorded = Pick<Change, 'entity' | 'entityId' | 'entityName' | 'ventureId' | 'before' | 'after' | 'reason'>;

/** Audits a write, in its transaction. */
export function auditWrite(ctx: StaffContext, tx: Database, change: Recorded): Promise<void> {
  return recordChange(tx, {
    ...change,
    at: ctx.clock(),
    staff: { id: ctx.staff.id, name: ctx.staff.name },
    permission: ctx.permission,
    requestId: ctx.requestId,
  });
}
