import type { Navigation } from '@bouwpoort/contract/content/menus';
import { eq } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { navigations } from './menus.tables.ts';
import { usableNavigation } from './navigation-row.ts';

interface StoredNavigation {
  menu: Navigation;
  version: number;
}

/** The stored menus of a venture, for code that changes them. */
export async function readNavigation(
  ctx: Context,
  ventureId: string,
  lock = false,
): Promise<StoredNavigation | undefined> {
  const found = ctx.db.select().from(navigations).where(eq(navigations.ventureId, ventureId));
  const [row] = await (lock ? found.for('update') : found);
  return row && { menu: usableNavigation(ctx, ventureId, row), version: row.version };
}

export async function writeNavigation(
  tx: Pick<Context, 'db'>,
  ventureId: string,
  { headerLinks, footerLinks, secondaryLinks }: Navigation,
): Promise<void> {
  await tx.db
    .update(navigations)
    .set({ headerLinks, footerLinks, secondaryLinks })
    .where(eq(navigations.ventureId, ventureId));
}
