import { inject } from 'vitest';

/** The program of this worker. Workers share none, so what one test writes is never in the way of another file. */
function site() {
  const sites = inject('sites');
  const own = sites[(Number(process.env.VITEST_POOL_ID) - 1) % sites.length];
  if (!own) throw new Error('There is no program for this worker');
  return own;
}

export const siteUrl = () => site().url;
export const siteDatabaseUrl = () => site().databaseUrl;

/** What the programs sign with, for tests that sign something in their place. */
export const siteSecret = 'a secret that only the browser tests know';
