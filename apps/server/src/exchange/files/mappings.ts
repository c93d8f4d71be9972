import { type TableMapping, tableMapping } from '@bouwpoort/exchange-formats/mapping';
import { and, asc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import type { Context } from '../../foundation/context/context.ts';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { exchangeMappings } from './files.tables.ts';

interface NewMapping {
  name: string;
  /** The owning venture; null for a mapping of all ventures. */
  ventureId: string | null;
  mapping: unknown;
  meanings?: Readonly<Record<string, string>> | null;
}

/** Named mappings from a sender's columns to fields: names are unique within a venture, and within those for all. */
export async function saveMapping({ db, clock }: Context, given: NewMapping): Promise<void> {
  const { name, ventureId, meanings = null } = given;
  const parsed = tableMapping.safeParse(given.mapping);
  if (!parsed.success) {
    const errors = Object.fromEntries(
      parsed.error.issues.map(({ path, message }) => [path.join('.') || 'records', [message]]),
    );
    throw new AppError('invalidInput', { detail: 'Deze indeling klopt niet.', errors });
  }
  await db.transaction(async (tx) => {
    // Of two that save the same name at once, the second finds the first.
    await takeAdvisoryLock(tx, 'exchange mapping');
    const { ventureId: owner } = exchangeMappings;
    const [taken] = await tx
      .select({ name: exchangeMappings.name })
      .from(exchangeMappings)
      .where(and(eq(exchangeMappings.name, name), ventureId === null ? isNotNull(owner) : isNull(owner)))
      .limit(1);
    if (taken) {
      const whose = ventureId === null ? 'van een venture' : 'van alle ventures';
      const detail = `De naam ${name} is al in gebruik, voor een indeling ${whose}. Kies een andere naam.`;
      throw new AppError('invalidInput', { detail, errors: { saveAs: [detail] } });
    }
    await tx
      .insert(exchangeMappings)
      .values({ name, ventureId, mapping: parsed.data, meanings, updatedAt: clock() })
      .onConflictDoUpdate({
        target: [exchangeMappings.name, exchangeMappings.ventureId],
        set: {
          mapping: sql`excluded.mapping`,
          meanings: sql`excluded.meanings`,
          updatedAt: sql`excluded.updated_at`,
        },
      });
  });
}

/** A mapping of the venture, or of all. */
export async function findMapping({ db }: Context, name: string, ventureId: string): Promise<TableMapping> {
  const { ventureId: owner } = exchangeMappings;
  const [row] = await db
    .select()
    .from(exchangeMappings)
    .where(and(eq(exchangeMappings.name, name), or(isNull(owner), eq(owner, ventureId))));
  if (!row) throw new AppError('notFound', { detail: `De indeling ${name} bestaat niet.` });
  return tableMapping.parse(row.mapping);
}

/** By name, with the answers it was made from: those for all and those of these ventures. */
export async function listMappings({ db }: Pick<Context, 'db'>, ventures: 'all' | readonly string[]) {
  const { name, ventureId, meanings, updatedAt } = exchangeMappings;
  const rows = await db
    .select({ name, ventureId, meanings, updatedAt })
    .from(exchangeMappings)
    .where(ventures === 'all' ? undefined : or(isNull(ventureId), inArray(ventureId, [...ventures])))
    .orderBy(asc(name));
  return rows.map((row) => ({ ...row, meanings: row.meanings as Record<string, string> | null }));
}
