import { and, asc, eq } from 'drizzle-orm';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import type { Database } from '../../foundation/database/database.ts';
import { siteUsers } from './identity.tables.ts';
import { userColumns } from './sessions.ts';

/** A select list with more colleagues is not usable. */
const maxColleagues = 500;

/** All users of a customer with an account of their own, by name; including those who cannot log in at present. */
export function listColleagues(db: Database, customerId: string): Promise<SiteUser[]> {
  return db
    .select(userColumns)
    .from(siteUsers)
    .where(and(eq(siteUsers.customerId, customerId), eq(siteUsers.isGuestAccount, false)))
    .orderBy(asc(siteUsers.firstName), asc(siteUsers.lastName), asc(siteUsers.id))
    .limit(maxColleagues);
}
