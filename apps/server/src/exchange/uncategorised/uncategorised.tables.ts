import { index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from '../../catalogue/products/products.tables.ts';
import { moment } from '../../foundation/database/column-types.ts';
import { ventures } from '../../organisation/ventures/ventures.tables.ts';

/** Products without a category. They are not shown; their own dates are stored here meanwhile. */
export const waitingProducts = pgTable('waiting_product', {
  productId: integer()
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  ventureId: text()
    .notNull()
    .references(() => ventures.id),
  /** The unknown category that the source sent; empty if it sent none. */
  category: text(),
  startPublish: moment().notNull(),
  stopPublish: moment(),
  since: moment().notNull(),
});

/** The class of a classification such as ETIM that the source gave a product. */
export const productClassifications = pgTable(
  'product_classification',
  {
    productId: integer()
      .primaryKey()
      .references(() => products.id, { onDelete: 'cascade' }),
    ventureId: text().notNull(),
    system: text().notNull(),
    code: text().notNull(),
  },
  (t) => [index('product_classification_class').on(t.ventureId, t.system, t.code)],
);

/** The category of a class, for products without a category of their own. */
export const classificationCategories = pgTable(
  'classification_category',
  {
    ventureId: text()
      .notNull()
      .references(() => ventures.id),
    system: text().notNull(),
    code: text().notNull(),
    categoryId: integer().notNull(),
  },
  (t) => [primaryKey({ columns: [t.ventureId, t.system, t.code] })],
);
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
