import type { OrderSiteAccess } from '@bouwpoort/contract/ordering/jobsites';
import { hasAccess } from '@bouwpoort/trade/ordering/jobsite-access';
import type { Context } from '../../foundation/context/context.ts';
import { accessOf, pinOf } from './describe-site.ts';
import { selectSites } from './jobsites.queries.ts';

/* What other domains may use of building sites. */

export { listDocuments } from './site-documents.ts';
export { listKnownProjects, requireProject } from './site-rights.ts';

/** The leader of each of these sites of a customer; sites without a leader are left out. */
export async function leadersOfSites(
  ctx: Pick<Context, 'db'>,
  projectIds: readonly number[],
): Promise<ReadonlyMap<number, string>> {
  const rows = await selectSites(ctx.db, projectIds);
  return new Map([...rows].flatMap(([projectId, { leaderId }]) => (leaderId === null ? [] : [[projectId, leaderId]])));
}

/** What an order for this project takes from its site: the access card, null if it is not filled in, and who pays. */
export async function siteOfOrder(
  ctx: Pick<Context, 'db' | 'cache' | 'log'>,
  project: { id: number; name: string },
): Promise<{ card: OrderSiteAccess | null; costCentre: string }> {
  const row = (await selectSites(ctx.db, [project.id])).get(project.id);
  const access = accessOf(ctx, row);
  const pin = pinOf(row);
  const card = pin !== null || hasAccess(access) ? { siteName: project.name, pin, access } : null;
  return { card, costCentre: row?.costCentre ?? '' };
}
