import { sql } from 'drizzle-orm';

/**
 * The timeline that the database writes its log in: another one after a replica took over, and after a restore. From
 * the name of the file it writes now, because the control file has it only after the next checkpoint.
 */
export const databaseTimeline = sql.raw('left(pg_walfile_name(pg_current_wal_insert_lsn()), 8)');
