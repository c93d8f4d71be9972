import { asc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import type { Venture } from '../../foundation/context/venture.ts';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { invalidFieldLogger, validAccent, validDeliveryModes, validFormats, validPresentation } from './venture-row.ts';
import { ventures } from './ventures.tables.ts';

export { requireFreeDomain } from './venture-edit.ts';

export function findVenture(ctx: Context, ventureId: string): Promise<Venture | undefined> {
  return ctx.cache.read('venture', `id ${ventureId}`, async () => {
    const [row] = await ctx.db.select().from(ventures).where(eq(ventures.id, ventureId));
    if (!row || row.id === ctx.config.excludedVentureId) return undefined;
    const broken = invalidFieldLogger(ctx, row.id);
    return {
      ...row,
      accentColor: validAccent(row.accentColor, broken),
      downloadPricelistFormats: validFormats(row.downloadPricelistFormats, broken),
      deliveryModes: validDeliveryModes(row.deliveryModes, broken),
      presentation: validPresentation(row.presentation, broken),
    };
  });
}

export async function requireVenture(ctx: Context, ventureId: string): Promise<Venture> {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture');
  return venture;
}

/** Where the people of a venture are mailed; nothing where it has no address, which an operator may leave empty. */
export async function findMailAddress(ctx: Context, ventureId: string): Promise<string | undefined> {
  const venture = await findVenture(ctx, ventureId);
  return z.email().safeParse(venture?.presentation.administrativeEmailAddress).data;
}

type VentureSummary = Pick<Venture, 'id' | 'name' | 'path' | 'domain' | 'catalogId' | 'accentColor' | 'hasShop'>;

/** All ventures in the order of the portal (P 7.5), less the one the settings leave out. */
export function listVentures(ctx: Context): Promise<VentureSummary[]> {
  return ctx.cache.read('venture', 'list', async () => {
    const { id, name, path, domain, catalogId, accentColor, hasShop } = ventures;
    const rows = await ctx.db
      .select({ id, name, path, domain, catalogId, accentColor, hasShop })
      .from(ventures)
      .orderBy(asc(ventures.position));
    return rows
      .filter((row) => row.id !== ctx.config.excludedVentureId)
      .map((row) => ({ ...row, accentColor: validAccent(row.accentColor, invalidFieldLogger(ctx, row.id)) }));
  });
}

export async function listShopIds(db: Database): Promise<string[]> {
  const rows = await db.select({ id: ventures.id }).from(ventures).where(eq(ventures.hasShop, true));
  return rows.map(({ id }) => id);
}
