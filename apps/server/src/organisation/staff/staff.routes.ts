import { type StaffMe, staffRoutes } from '@bouwpoort/contract/organisation/staff';
import { demoStaffEmails } from '@bouwpoort/demo-world/people/staff';
import { eq } from 'drizzle-orm';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { callerOf } from '../../foundation/security/caller.ts';
import { requireSameOrigin } from '../../foundation/security/same-origin.ts';
import { listVentures } from '../ventures/ventures.ts';
import { confirmSecondStep, startSecondStep } from './second-step.ts';
import { staffUsers } from './staff.tables.ts';
import { setStaffPassword } from './staff-links.ts';
import {
  changePerson,
  invitePerson,
  listPeople,
  listRoles,
  logOutEverywhere,
  removeRole,
  resetPerson,
  saveRole,
} from './staff-people.ts';
import { readStaffSession, serveStaff, staffCookie } from './staff-route.ts';
import type { Scopes } from './staff-scopes.ts';
import {
  endStaffSession,
  findStaffSession,
  listAllSessions,
  listStaffSessions,
  passSecondStep,
  type StaffSession,
  sessionHours,
} from './staff-sessions.ts';
import { signInStaff, unlockSession, verifyCode } from './staff-sign-in.ts';

export function registerStaff(app: FastifyInstance, deps: ContextDeps): void {
  const { config } = deps;
  const needsSecondStep = config.mode === 'production';

  serve(app, deps, staffRoutes.logIn, async (ctx, { body, request, reply }) => {
    requireSameOrigin(request, config);
    const token = await signInStaff(deps, body.email, body.password, callerOf(request));
    giveStaffCookie(deps, reply, token);
    const session = await findStaffSession(deps.db, token, { now: ctx.clock(), needsSecondStep });
    if (!session) throw new AppError('notLoggedIn');
    return describeMe(ctx, session);
  });

  serve(app, deps, staffRoutes.giveCode, async (ctx, { body, request }) => {
    requireSameOrigin(request, config);
    const session = await requireSession(deps, request);
    if (session.state !== 'code') throw new AppError('conflict', { detail: 'Er wordt geen code verwacht.' });
    await verifyCode({ ...deps, log: ctx.log }, session, body.code);
    return describeMe(ctx, await requireSession(deps, request));
  });

  serve(app, deps, staffRoutes.me, async (ctx, { request, reply }) => {
    reply.header('cache-control', 'no-store');
    return describeMe(ctx, await requireSession(deps, request));
  });

  serve(app, deps, staffRoutes.unlock, async (ctx, { body, request }) => {
    requireSameOrigin(request, config);
    const session = await requireSession(deps, request);
    if (session.state === 'code') throw new AppError('notLoggedIn');
    await unlockSession(deps, session, body.password);
    return describeMe(ctx, await requireSession(deps, request));
  });

  serve(app, deps, staffRoutes.logOut, async (ctx, { request, reply }) => {
    requireSameOrigin(request, config);
    const session = await readStaffSession(deps, request);
    if (session) await endStaffSession(deps.db, session.staff.id, session.id, ctx.clock());
    clearStaffCookie(deps, reply);
    return { value: true };
  });

  serve(app, deps, staffRoutes.setPassword, async (ctx, { body, request }) => {
    requireSameOrigin(request, config);
    await setStaffPassword(ctx, body.token, body.password);
    return { value: true };
  });

  serve(app, deps, staffRoutes.loginWays, async () => ({
    password: true,
    oidc: config.oidc !== undefined,
    demoAccounts: config.mode === 'demo' ? demoStaffEmails : [],
  }));

  serveStaff(app, deps, staffRoutes.startSecondStep, (ctx) => startSecondStep(deps, ctx.staff));
  serveStaff(app, deps, staffRoutes.confirmSecondStep, async (ctx, { body }) => {
    const recoveryCodes = await confirmSecondStep(deps, ctx.staff, body.code);
    await passSecondStep(ctx.db, ctx.sessionId, ctx.clock());
    return { recoveryCodes };
  });

  serveStaff(app, deps, staffRoutes.sessions, async (ctx) => {
    const sessions = await listStaffSessions(ctx.db, ctx.staff.id, ctx.clock());
    return { sessions: sessions.map((one) => shown(one, ctx.sessionId)) };
  });
  serveStaff(app, deps, staffRoutes.endSession, async (ctx, { params }) => {
    if (!(await endStaffSession(ctx.db, ctx.staff.id, params.sessionId, ctx.clock()))) throw new AppError('notFound');
    return { value: true };
  });
  serveStaff(app, deps, staffRoutes.preferences, async (ctx, { body }) => {
    await ctx.db.update(staffUsers).set({ shortcuts: body.shortcuts }).where(eq(staffUsers.id, ctx.staff.id));
    return { value: true };
  });

  serveStaff(app, deps, staffRoutes.people, async (ctx) => ({ people: await listPeople(ctx.db) }));
  serveStaff(app, deps, staffRoutes.invite, (ctx, { body }) => invitePerson(ctx, body));
  serveStaff(app, deps, staffRoutes.change, (ctx, { params, body }) => changePerson(ctx, params.staffId, body));
  serveStaff(app, deps, staffRoutes.reset, async (ctx, { params, body }) => {
    await resetPerson(ctx, params.staffId, body.secondStep);
    return { value: true };
  });
  serveStaff(app, deps, staffRoutes.endSessionsOf, async (ctx, { params }) => {
    await logOutEverywhere(ctx, params.staffId);
    return { value: true };
  });
  serveStaff(app, deps, staffRoutes.allSessions, async (ctx) => {
    const sessions = await listAllSessions(ctx.db, ctx.clock());
    return { sessions: sessions.map((one) => shown(one, ctx.sessionId)) };
  });
  serveStaff(app, deps, staffRoutes.roles, async (ctx) => ({ roles: await listRoles(ctx.db) }));
  serveStaff(app, deps, staffRoutes.saveRole, (ctx, { params, body }) => saveRole(ctx, params.roleId, body));
  serveStaff(app, deps, staffRoutes.removeRole, async (ctx, { params }) => {
    await removeRole(ctx, params.roleId);
    return { value: true };
  });
}

function shown<S extends { sessionId: string; createdAt: Date; lastSeenAt: Date }>(session: S, own: string) {
  return {
    ...session,
    createdAt: session.createdAt.toISOString(),
    lastSeenAt: session.lastSeenAt.toISOString(),
    isThisOne: session.sessionId === own,
  };
}

/** Only sent to the back office's own routes; a page of the shop never gets it. */
export function giveStaffCookie({ config }: ContextDeps, reply: FastifyReply, token: string): void {
  reply.setCookie(staffCookie, token, {
    path: '/api/beheer',
    httpOnly: true,
    sameSite: 'strict',
    secure: config.publicUrl.startsWith('https://'),
    maxAge: sessionHours * 3600,
  });
}

function clearStaffCookie({ config }: ContextDeps, reply: FastifyReply): void {
  const secure = config.publicUrl.startsWith('https://');
  reply.clearCookie(staffCookie, { path: '/api/beheer', httpOnly: true, sameSite: 'strict', secure });
}

async function requireSession(deps: ContextDeps, request: FastifyRequest): Promise<StaffSession> {
  const session = await readStaffSession(deps, request);
  if (!session) throw new AppError('notLoggedIn');
  return session;
}

/** Before the second step the answer only says that it is required. */
async function describeMe(ctx: Context, { state, staff }: StaffSession): Promise<StaffMe> {
  const { id, name, email, hasSecondStep, hasPassword, shortcuts, scopes } = staff;
  const me = { state, staffId: id, name, email, hasSecondStep, hasPassword, shortcuts };
  if (state === 'code') return { ...me, name: '', scopes: [], ventures: [] };
  const ventures = await listVentures(ctx);
  const reach = venturesOf(scopes);
  return {
    ...me,
    scopes: [...scopes].map(([permission, scope]) => ({
      permission,
      ventures: scope.ventures === 'all' ? null : [...scope.ventures],
      branches: scope.branches.length === 0 ? null : scope.branches.map(({ branchId }) => branchId),
    })),
    ventures: ventures
      .filter((venture) => reach === 'all' || reach.has(venture.id))
      .map((venture) => ({
        ventureId: venture.id,
        name: venture.name,
        path: venture.path,
        accentColor: venture.accentColor,
        hasShop: venture.hasShop,
      })),
  };
}

function venturesOf(scopes: Scopes): 'all' | ReadonlySet<string> {
  const all = [...scopes.values()];
  if (all.some(({ ventures }) => ventures === 'all')) return 'all';
  return new Set(
    all.flatMap(({ ventures, branches }) => [
      ...(ventures === 'all' ? [] : ventures),
      ...branches.map(({ ventureId }) => ventureId),
    ]),
  );
}
