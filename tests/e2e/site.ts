import { inject } from 'vitest';

/** The program of this worker. Workers share none, so the writes of one test do not affect another file. */
function site() {
  const sites = inject('sites');
  const own = sites[(Number(process.env.VITEST_POOL_ID) - 1) % sites.length];
  if (!own) throw new Error('There is no program for this worker');
  return own;
}

export const siteUrl = () => site().url;
export const siteDatabaseUrl = () => site().databaseUrl;

/** The secret of the programs, for tests that sign tokens themselves. */
export const siteSecret = 'a secret that only the browser tests know';
