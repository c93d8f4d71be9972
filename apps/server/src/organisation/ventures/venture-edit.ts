import type { VenturePresentation } from '@bouwpoort/contract/organisation/ventures';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { invalidFieldLogger, validPresentation } from './venture-row.ts';
import { ventures } from './ventures.tables.ts';

export type StoredVenture = Omit<typeof ventures.$inferSelect, 'presentation'> & { presentation: VenturePresentation };

/** What staff decide about a venture; number, path and place in the list stay as they are. */
export interface VentureFields {
  row: Pick<
    Venture,
    | 'name'
    | 'domain'
    | 'accentColor'
    | 'hasShop'
    | 'dynamics'
    | 'disableOrdering'
    | 'disablePricing'
    | 'disableStockInformation'
    | 'downloadPricelist'
    | 'downloadPricelistFormats'
    | 'guestDebitNumber'
    | 'deliveryModes'
    | 'minQuoteMargin'
  >;
  presentation: Partial<VenturePresentation>;
}

/** As it is stored at this moment, past the cache; locked until the end of the transaction where one is open. */
export async function lockVenture(ctx: Context, ventureId: string, lock = true): Promise<StoredVenture> {
  const found = ctx.db.select().from(ventures).where(eq(ventures.id, ventureId));
  const [row] = await (lock ? found.for('update') : found);
  if (!row || row.id === ctx.config.excludedVentureId) throw new AppError('unknownVenture');
  return { ...row, presentation: validPresentation(row.presentation, invalidFieldLogger(ctx, ventureId)) };
}

export async function writeVenture(
  ctx: Context,
  ventureId: string,
  { row, presentation }: VentureFields,
): Promise<void> {
  await requireFreeDomain(ctx, row.domain, ventureId);
  await ctx.db
    .update(ventures)
    .set({ ...row, presentation: sql`${ventures.presentation} || ${JSON.stringify(presentation)}::jsonb` })
    .where(eq(ventures.id, ventureId));
}

/** A domain leads to one venture, and never away from the platform itself. */
export async function requireFreeDomain(ctx: Context, domain: string | null, butId = ''): Promise<void> {
  if (domain === null) return;
  const isOwn = domain === new URL(ctx.config.publicUrl).hostname;
  const [taken] = await ctx.db
    .select({ name: ventures.name })
    .from(ventures)
    .where(and(eq(ventures.domain, domain), ne(ventures.id, butId)));
  if (!isOwn && !taken) return;
  const why = taken ? `Dit domein is al van ${taken.name}` : 'Op dit domein staat het hele platform al';
  throw new AppError('invalidInput', { detail: `${why}.`, errors: { domain: [why] } });
}
