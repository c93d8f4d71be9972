import { userRoutes } from '@bouwpoort/contract/customers/users';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { serve } from '../../foundation/http/contract-route.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { callerOf } from '../../foundation/security/caller.ts';
import { listProjects } from '../customers/customers.ts';
import { listViewsOf } from '../identity/identity.ts';
import { editUser, hasOtherAddress, requireUserOf } from './managed-user-edit.ts';
import { inviteUser } from './managed-user-invite.ts';
import { keeperOf, listManagedUsers, requireManager } from './managed-users.ts';
import { addressPerManager, enforceLimit, invitePerColleague, invitePerManager } from './registration-limits.ts';

export function registerManagedUsers(app: FastifyInstance, deps: ContextDeps): void {
  serve(app, deps, userRoutes.list, async (ctx, { query }) => {
    const { customer } = await requireManager(ctx);
    return listManagedUsers(ctx, customer.customerId, query);
  });

  serve(app, deps, userRoutes.views, async (ctx) => {
    const { customer } = await requireManager(ctx);
    const views = await listViewsOf(ctx.db, customer.customerId, ctx.clock());
    return {
      views: views.map((view) => ({
        ...view,
        startedAt: view.startedAt.toISOString(),
        endedAt: view.endedAt?.toISOString() ?? null,
      })),
    };
  });

  serve(app, deps, userRoutes.projects, async (ctx) => {
    const { customer } = await requireManager(ctx);
    const rows = await listProjects(ctx.db, customer.customerId);
    return { totalMatching: rows.length, results: rows.map(({ id: projectId, name }) => ({ projectId, name })) };
  });

  serve(app, deps, userRoutes.invite, async (ctx, { body, headers, request, reply }) => {
    const by = await requireManager(ctx);
    await enforceLimit(ctx, reply, invitePerManager, by.manager.id);
    const idempotency = {
      userId: by.manager.id,
      key: headers['idempotency-key'],
      operation: 'users.invite',
      input: body,
    };
    return once(ctx, idempotency, async (tx) => {
      await enforceLimit(tx, reply, invitePerColleague, body.email, 'Dit adres is al een paar keer uitgenodigd.');
      return inviteUser(tx, keeperOf(by), body, callerOf(request));
    });
  });

  serve(app, deps, userRoutes.edit, async (ctx, { body, request, reply }) => {
    const by = await requireManager(ctx);
    const user = await requireUserOf(ctx, by.customer.customerId, body.id);
    if (hasOtherAddress(user, body)) await enforceLimit(ctx, reply, addressPerManager, by.manager.id);
    return editUser(ctx, by, body, callerOf(request));
  });
}
