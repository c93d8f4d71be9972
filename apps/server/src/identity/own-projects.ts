import { eq } from 'drizzle-orm';
import type { SiteUser } from '../context/site-user.ts';
import type { Database } from '../database/database.ts';
import { siteUserProjects } from './identity.tables.ts';

/** The projects of their customer a user may work with; null: all of them. */
export async function projectIdsOf(
  { db }: { db: Database },
  { id, isManager, allProjects }: Pick<SiteUser, 'id' | 'isManager' | 'allProjects'>,
): Promise<readonly number[] | null> {
  if (isManager || allProjects) return null;
  const rows = await db
    .select({ projectId: siteUserProjects.projectId })
    .from(siteUserProjects)
    .where(eq(siteUserProjects.siteUserId, id));
  return rows.map(({ projectId }) => projectId);
}
