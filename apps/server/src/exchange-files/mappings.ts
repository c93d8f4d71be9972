import { type TableMapping, tableMapping } from '@bouwpoort/exchange-formats/mapping';
import { asc, eq, sql } from 'drizzle-orm';
import type { Context } from '../context/context.ts';
import { AppError } from '../errors/app-error.ts';
import { exchangeMappings } from './exchange-files.tables.ts';

/** How a sender's columns become fields, saved by name. */
export async function saveMapping(
  { db, clock }: Context,
  name: string,
  given: unknown,
  meanings: Readonly<Record<string, string>> | null = null,
): Promise<void> {
  const parsed = tableMapping.safeParse(given);
  if (!parsed.success) {
    const errors = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [path.join('.') || 'records', [message]]),
    );
    throw new AppError('invalidInput', { detail: 'Deze indeling klopt niet.', errors });
  }
  await db
    .insert(exchangeMappings)
    .values({ name, mapping: parsed.data, meanings, updatedAt: clock() })
    .onConflictDoUpdate({
      target: exchangeMappings.name,
      set: {
        mapping: sql`excluded.mapping`,
        meanings: sql`excluded.meanings`,
        updatedAt: sql`excluded.updated_at`,
      },
    });
}

export async function findMapping({ db }: Context, name: string): Promise<TableMapping> {
  const [row] = await db.select().from(exchangeMappings).where(eq(exchangeMappings.name, name));
  if (!row) throw new AppError('notFound', { detail: `De indeling ${name} bestaat niet.` });
  return tableMapping.parse(row.mapping);
}

/** By name, with what it was made from where the wizard made it. */
export async function listMappings({ db }: Pick<Context, 'db'>) {
  const { name, meanings, updatedAt } = exchangeMappings;
  const rows = await db.select({ name, meanings, updatedAt }).from(exchangeMappings).orderBy(asc(name));
  return rows.map((row) => ({ ...row, meanings: row.meanings as Record<string, string> | null }));
}
