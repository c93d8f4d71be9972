import { kvkErrorNumber } from '@bouwpoort/demo-world/people/companies';
import { and, asc, count, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { CompanyRegister } from './company-register.ts';
import { registeredCompanies } from './registration.tables.ts';

/** The companies of the demo world. One number fails on purpose, to show how the shop handles it. */
export function embeddedRegister(db: Database): CompanyRegister {
  const table = registeredCompanies;
  return {
    find: async (query, pageSize) => {
      if ('kvkNummer' in query && query.kvkNummer === kvkErrorNumber) {
        throw new AppError('registerFailed', { cause: new Error('This number stands for a register that is down.') });
      }
      const asked =
        'kvkNummer' in query
          ? eq(table.kvkNummer, query.kvkNummer)
          : and(eq(table.postcode, query.postcode), eq(table.huisnummer, query.huisnummer));
      const { id: _, ...shown } = getTableColumns(table);
      const [resultaten, [counted]] = await Promise.all([
        db.select(shown).from(table).where(asked).orderBy(asc(table.id)).limit(pageSize),
        db.select({ totaal: count() }).from(table).where(asked),
      ]);
      return { pagina: 1, aantal: pageSize, totaal: counted?.totaal ?? 0, resultaten };
    },
  };
}
