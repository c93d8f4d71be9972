import { viewRoutes } from '@bouwpoort/contract/foundation/views.staff';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { serveStaff } from '../staff/staff.ts';
import { staffViews } from './views.tables.ts';

const maxViews = 200;

export function registerViews(app: FastifyInstance, deps: ContextDeps): void {
  serveStaff(app, deps, viewRoutes.list, async (ctx) => ({
    views: await ctx.db
      .select({ viewId: staffViews.id, list: staffViews.list, name: staffViews.name, query: staffViews.query })
      .from(staffViews)
      .where(eq(staffViews.staffId, ctx.staff.id))
      .orderBy(asc(staffViews.createdAt)),
  }));

  serveStaff(app, deps, viewRoutes.save, async (ctx, { params: { viewId }, body }) => {
    const held = await ctx.db.$count(staffViews, eq(staffViews.staffId, ctx.staff.id));
    if (held >= maxViews)
      throw new AppError('conflict', { detail: 'Je hebt te veel weergaven. Haal er eerst een weg.' });
    const [saved] = await ctx.db
      .insert(staffViews)
      .values({ id: viewId, staffId: ctx.staff.id, ...body, createdAt: ctx.clock() })
      .onConflictDoUpdate({
        target: staffViews.id,
        set: body,
        // The view of another user with the same id is not changed.
        setWhere: eq(staffViews.staffId, ctx.staff.id),
      })
      .returning({ viewId: staffViews.id, list: staffViews.list, name: staffViews.name, query: staffViews.query });
    if (!saved) throw new AppError('notFound');
    return saved;
  });

  serveStaff(app, deps, viewRoutes.remove, async (ctx, { params: { viewId } }) => {
    const removed = await ctx.db
      .delete(staffViews)
      .where(and(eq(staffViews.id, viewId), eq(staffViews.staffId, ctx.staff.id)))
      .returning({ id: staffViews.id });
    if (removed.length === 0) throw new AppError('notFound');
    return { value: true };
  });
}
