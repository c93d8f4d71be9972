import pg from 'pg';
import { StartError } from '../config/start-error.ts';

const insufficientPrivilege = '42501';

/** A role that may not change the tables is the operator's mistake, and one sentence. */
export async function explainPrivileges<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (cause) {
    if (!(cause instanceof pg.DatabaseError && cause.code === insufficientPrivilege)) throw cause;
    throw new StartError(
      `The role of DATABASE_URL may not change the tables: ${cause.message}. Make it the owner of its database: alter database … owner to ….`,
      { cause },
    );
  }
}
