import { inject } from 'vitest';

/** The program of this worker. Workers share none, so what one test writes is never in the way of another file. */
export function siteUrl(): string {
  const sites = inject('siteUrls');
  const site = sites[(Number(process.env.VITEST_POOL_ID) - 1) % sites.length];
  if (!site) throw new Error('There is no program for this worker');
  return site;
}
