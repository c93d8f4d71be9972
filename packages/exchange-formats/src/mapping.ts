import { exchangeEntityNames } from '@bouwpoort/contract/exchange/records';
import { z } from 'zod/mini';

/** How the columns of a table become records. Saved by name, so that the next file of the same sender needs no work. */

const columnName = z.string().check(z.minLength(1), z.maxLength(200));

/** A number or a date in text is read in the notation found in the file, unless the mapping names one. */
const transform = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('text') }),
  z.object({ kind: z.literal('number'), decimalSign: z.optional(z.enum([',', '.'])) }),
  /** A count; a JSON number instead of the text of a decimal. */
  z.object({ kind: z.literal('integer'), decimalSign: z.optional(z.enum([',', '.'])) }),
  z.object({ kind: z.literal('date'), order: z.optional(z.enum(['dmy', 'mdy', 'ymd'])) }),
  /** 'ja', 'nee', '1', '0' and their like. */
  z.object({ kind: z.literal('boolean') }),
  z.object({ kind: z.literal('list'), separator: z.string().check(z.minLength(1), z.maxLength(5)) }),
  /** A unit as people and standards write it. */
  z.object({ kind: z.literal('unit') }),
  z.object({ kind: z.literal('constant'), value: z.json() }),
  /** One value for another; `otherwise` for those that are not in the table, which are errors without it. */
  z.object({
    kind: z.literal('lookup'),
    table: z.record(z.string().check(z.maxLength(200)), z.json()),
    otherwise: z.optional(z.json()),
  }),
]);
export type Transform = z.output<typeof transform>;

const fieldMapping = z
  .object({
    /** Several are joined with `joinedBy`: what names a stock is its article and its warehouse. */
    columns: z._default(z.array(columnName).check(z.maxLength(10)), []),
    joinedBy: z._default(z.string().check(z.maxLength(5)), '/'),
    transform,
    /** An empty cell leaves the field as it is, or empties it. */
    whenEmpty: z._default(z.enum(['leave', 'clear']), 'leave'),
  })
  .check(
    z.refine((field) => field.transform.kind === 'constant' || field.columns.length > 0, {
      error: 'Kies een kolom',
      path: ['columns'],
    }),
  );
export type FieldMapping = z.output<typeof fieldMapping>;

/** 'name', or a feature by its external id: 'features.EF000008'. */
const fieldName = z.string().check(z.maxLength(220), z.regex(/^[a-zA-Z]+(\.[^\p{Cc}]+)?$/u));

/**
 * Records of one entity. Some fields are said in the words of a table: of a variant `orderUnit`, `contentUnit`,
 * `contentPerOrderUnit`, `priceQuantity` and `gtin`, which become its units; of a product `etimClass`, and `images` as
 * addresses.
 */
const mapping = z
  .object({
    entity: z.enum(exchangeEntityNames),
    fields: z.record(fieldName, fieldMapping),
  })
  .check(
    z.refine(({ fields }) => Object.hasOwn(fields, 'externalId'), {
      error: 'Kies de kolom met de sleutel',
      path: ['fields'],
    }),
  );
export type Mapping = z.output<typeof mapping>;

/** One row may give several records: an article with its price and its stock. */
export const tableMapping = z.object({ records: z.array(mapping).check(z.minLength(1), z.maxLength(10)) });
export type TableMapping = z.output<typeof tableMapping>;

export const catalogueUnitFields = [
  'orderUnit',
  'contentUnit',
  'contentPerOrderUnit',
  'priceQuantity',
  'gtin',
] as const;
