import { and, eq } from 'drizzle-orm';
import type { Context } from '../request-context.ts';
import { siteUsers } from './identity.tables.ts';

export type SiteUser = Omit<typeof siteUsers.$inferSelect, 'passwordHash'>;

/** The user behind a token; a blocked or deactivated account is nobody from that moment on. */
export async function findSiteUser(ctx: Context, userId: string): Promise<SiteUser | undefined> {
  const [row] = await ctx.db
    .select()
    .from(siteUsers)
    .where(and(eq(siteUsers.id, userId), eq(siteUsers.isActive, true), eq(siteUsers.isBlocked, false)));
  if (!row) return undefined;
  const { passwordHash: _, ...user } = row;
  return user;
}
