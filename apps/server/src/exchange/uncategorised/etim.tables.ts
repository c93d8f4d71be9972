import { index, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';

/** The names of ETIM classes, groups, features and values, in the language of the imported dictionary. */
export const etimNames = pgTable(
  'etim_name',
  {
    kind: text({ enum: ['class', 'group', 'feature', 'value'] }).notNull(),
    code: text().notNull(),
    name: text().notNull(),
    /** Of a class. */
    groupCode: text(),
  },
  (t) => [primaryKey({ columns: [t.kind, t.code] })],
);

/** The features of a class, with the unit of numeric values. */
export const etimClassFeatures = pgTable(
  'etim_class_feature',
  {
    classCode: text().notNull(),
    featureCode: text().notNull(),
    type: text({ enum: ['text', 'number', 'range', 'boolean'] }).notNull(),
    /** The displayed unit: 'mm'. */
    unit: text(),
  },
  (t) => [primaryKey({ columns: [t.classCode, t.featureCode] }), index('etim_class_feature_feature').on(t.featureCode)],
);
