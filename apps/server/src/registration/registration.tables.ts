import { index, integer, pgTable, text } from 'drizzle-orm/pg-core';

/** The embedded company register: what the demo shop looks KvK numbers up in. */
export const registeredCompanies = pgTable(
  'registered_company',
  {
    id: integer().primaryKey(),
    kvkNummer: text().notNull(),
    naam: text().notNull(),
    straatnaam: text().notNull(),
    huisnummer: integer().notNull(),
    huisnummerToevoeging: text().notNull(),
    postcode: text().notNull(),
    plaats: text().notNull(),
    /** 'hoofdvestiging', 'nevenvestiging' or 'rechtspersoon' */
    type: text().notNull(),
  },
  (t) => [
    index('registered_company_kvk').on(t.kvkNummer),
    index('registered_company_address').on(t.postcode, t.huisnummer),
  ],
);
