import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

export const translations = pgTable(
  'translation',
  {
    language: text().notNull(),
    namespace: text().notNull(),
    key: text().notNull(),
    text: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.language, t.namespace, t.key] })],
);
