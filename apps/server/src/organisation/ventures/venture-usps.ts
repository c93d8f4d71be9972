import type { VenturePresentation } from '@bouwpoort/contract/organisation/ventures';
import { eq, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { invalidFieldLogger, validPresentation } from './venture-row.ts';
import { ventures } from './ventures.tables.ts';

type Usps = Pick<VenturePresentation, 'uspSettings' | 'registerUSPItems'>;

/** What a venture says of itself, with the version of its row. */
export async function readUsps(ctx: Context, ventureId: string, lock = false): Promise<Usps & { version: number }> {
  const found = ctx.db
    .select({ presentation: ventures.presentation, version: ventures.version })
    .from(ventures)
    .where(eq(ventures.id, ventureId));
  const [row] = await (lock ? found.for('update') : found);
  if (!row) throw new AppError('unknownVenture');
  const { uspSettings, registerUSPItems } = validPresentation(row.presentation, invalidFieldLogger(ctx, ventureId));
  return { uspSettings, registerUSPItems, version: row.version };
}

export async function writeUsps(tx: Pick<Context, 'db'>, ventureId: string, usps: Usps): Promise<void> {
  await tx.db
    .update(ventures)
    .set({ presentation: sql`${ventures.presentation} || ${JSON.stringify(usps)}::jsonb` })
    .where(eq(ventures.id, ventureId));
}
