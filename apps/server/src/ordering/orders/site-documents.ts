import type { SiteDocument } from '@bouwpoort/contract/ordering/jobsites';
import { and, desc, eq } from 'drizzle-orm';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import { maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { listDocuments, requireProject } from '../jobsites/jobsites.ts';
import { selectDocumentsOf } from '../quotes/quotes.ts';
import { orders } from './orders.tables.ts';

/** The confirmations of more orders are on their own pages. */
const maxConfirmations = 50;

/** Files uploaded to a site, then those of its quotes and its orders; each newest first. */
export async function listDocumentsOfSite(
  ctx: Context,
  siteId: number,
): Promise<{ totalMatching: number; results: SiteDocument[] }> {
  const party = await requireRegisteredCustomer(ctx);
  await requireProject(ctx, party, siteId);
  const { customerId } = party.customer;
  const own = await listDocuments(ctx, siteId);
  const { offers, files } = await selectDocumentsOf(ctx.db, { customerId, projectId: siteId });
  const confirmations = await ctx.db
    .select({ orderId: orders.orderId, reference: orders.reference, orderDate: orders.orderDate })
    .from(orders)
    .where(and(eq(orders.customerId, customerId), eq(orders.customerObjectId, String(siteId))))
    .orderBy(desc(orders.orderDate), desc(orders.orderId))
    .limit(maxConfirmations);
  const results: SiteDocument[] = [
    ...own,
    // Nobody without prices can open an offer on paper.
    ...(maySeePrices(party.user)
      ? offers.map(({ sentAt, ...offer }) => ({ kind: 'offer' as const, ...offer, at: sentAt.toISOString() }))
      : []),
    ...files.map(({ id, quoteId, number, name, size, createdAt }) => {
      const file = { quoteId, number, fileId: id, name, size };
      return { kind: 'quoteFile' as const, ...file, at: createdAt.toISOString() };
    }),
    ...confirmations.map(({ orderDate, ...order }) => ({
      kind: 'order' as const,
      ...order,
      at: orderDate.toISOString(),
    })),
  ];
  return { totalMatching: results.length, results };
}
