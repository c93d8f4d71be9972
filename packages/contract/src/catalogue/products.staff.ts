import { z } from 'zod';
import { direction, pageAnswer, pageQuery, searchText, standardView } from '../foundation/lists.staff.ts';
import { route } from '../foundation/route.ts';
import {
  articleCode,
  fieldsVersion,
  moment,
  money,
  plainText,
  queryInteger,
  requiredText,
  rowId,
  rowVersion,
  ventureId,
} from '../foundation/scalars.ts';
import { documentKinds } from './products.ts';

const spec = 'back office: products';
const staff = { spec, access: 'staff' } as const;

/** What a product can lack. */
export const productParts = ['image', 'description', 'category', 'features', 'price', 'stock'] as const;
const productPart = z.enum(productParts);
export type ProductPart = z.output<typeof productPart>;

/** `unplaced`: it waits for a category, and is not shown. */
export const productStates = ['online', 'planned', 'ended', 'hidden', 'unplaced'] as const;
const productState = z.enum(productStates);
export type ProductState = z.output<typeof productState>;

const productRow = z.object({
  productId: z.int(),
  ventureId: z.string(),
  name: z.string(),
  brand: z.string(),
  categoryId: z.int().nullable(),
  categoryName: z.string(),
  imageUrl: z.string().nullable(),
  /** The article number of the first variant. */
  code: z.string().nullable(),
  variantCount: z.int(),
  /** The list price of the first variant. */
  price: money.nullable(),
  priceUnit: z.string(),
  missing: z.array(productPart),
  /** Of what a product should have, in hundredths. */
  score: z.int(),
  state: productState,
  isVisible: z.boolean(),
  /** Fields of the row that the import decides on. */
  locked: z.array(z.string()),
  updatedAt: moment,
  version: z.int(),
});
export type ProductRow = z.output<typeof productRow>;

const partList = z
  .string()
  .transform((text) => text.split(','))
  .pipe(z.array(productPart).max(productParts.length));

const filters = {
  ventureId: ventureId.optional(),
  /** With all below it. */
  categoryId: queryInteger(1, 2_147_483_647).optional(),
  brand: z.string().min(1).max(120).optional(),
  state: productState.optional(),
  /** Names of parts with commas between them: it lacks all of these. */
  without: partList.optional(),
  changedSince: z.iso.date({ error: 'Ongeldige datum' }).optional(),
  q: searchText,
};
const sorting = {
  sort: z.enum(['name', 'changed']).default('name'),
  direction: direction.default('asc'),
};
const productFilters = z.object(filters);
export type ProductFilters = z.output<typeof productFilters>;

const longText = z.string().max(20_000);
const unitCode = z.string().trim().min(1, { error: 'Kies een eenheid' }).max(10);
const mediaPath = z
  .string()
  .regex(/^\/media\/[\w./-]+$/, { error: 'Kies een bestand uit de media' })
  .max(400);
const features = z.record(z.string().min(1).max(200), z.string().trim().min(1).max(500));

const gtin = z.string().regex(/^([0-9]{8}|[0-9]{12,14})$/, { error: 'Een EAN heeft 8, 12, 13 of 14 cijfers' });
/** A decimal as text, so that no digit is lost; people write a comma. */
const ratio = z
  .string()
  .overwrite((text) => text.trim().replace(',', '.'))
  .regex(/^[0-9]{1,8}(\.[0-9]{1,6})?$/, { error: 'Vul een getal in, met hooguit 6 decimalen' })
  .refine((text) => Number(text) > 0, { error: 'Een verhouding is meer dan nul' });
const productUnit = z.object({ code: unitCode, name: plainText(80), ratio, gtin: gtin.nullable() });
export type ProductUnit = z.output<typeof productUnit>;

const units = z
  .array(productUnit)
  .min(1, { error: 'Een artikel heeft minstens één eenheid' })
  .max(20)
  .refine((list) => new Set(list.map(({ code }) => code)).size === list.length, {
    error: 'Een eenheid staat er twee keer bij',
  })
  .refine((list) => list.filter((unit) => Number(unit.ratio) === 1).length === 1, {
    error: 'Precies één eenheid heeft verhouding 1: de basiseenheid',
  });

const unitRoles = { salesUnit: unitCode, priceUnit: unitCode, stockUnit: unitCode, units };
type UnitRoles = { salesUnit: string; priceUnit: string; stockUnit: string; units: ProductUnit[] };
const areAmong = (of: UnitRoles) =>
  [of.salesUnit, of.priceUnit, of.stockUnit].every((code) => of.units.some((unit) => unit.code === code));
const notAmong = { error: 'Verkoop-, prijs- en voorraadeenheid staan bij de eenheden', path: ['units'] };

const variantEdit = z
  .object({
    variantId: rowId,
    name: requiredText(300, 'Vul een naam in'),
    supplierCode: plainText(64),
    sku: plainText(64),
    displayByValue: plainText(120),
    ...unitRoles,
    stockItem: z.boolean(),
    /** Key of the feature → its value. */
    features,
    images: z.array(mediaPath).max(40),
    applicationInstructions: longText,
    processing: longText,
    isVisible: z.boolean(),
  })
  .refine(areAmong, notAmong);
export type VariantEdit = z.output<typeof variantEdit>;

export const relationKinds = ['replaces', 'accessory', 'alternative'] as const;
const relation = z.object({ kind: z.enum(relationKinds), productId: rowId });

/** What staff may change of a product. */
export const productEdit = z.object({
  name: requiredText(300, 'Vul een naam in'),
  brand: plainText(120),
  line: plainText(120),
  type: plainText(120),
  description: longText,
  usps: z.array(requiredText(300)).max(20),
  displayVariantsBy: plainText(60),
  vatRate: z.int().min(0).max(100),
  categoryId: rowId.nullable(),
  routeSegment: z
    .string()
    .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Alleen kleine letters, cijfers en streepjes' })
    .max(160),
  isVisible: z.boolean(),
  publishFrom: moment,
  publishUntil: moment.nullable(),
  images: z.array(mediaPath).max(40),
  /** What there is to see on a picture, of the product's and its variants'; those without words are left out. */
  imageTexts: z.array(z.object({ url: mediaPath, text: requiredText(250, 'Beschrijf wat er te zien is') })).max(500),
  downloads: z
    .array(
      z.object({
        name: requiredText(200, 'Vul een naam in'),
        url: mediaPath,
        kind: z.enum(documentKinds).nullable(),
      }),
    )
    .max(40),
  relations: z
    .array(relation)
    .max(100)
    .refine((list) => new Set(list.map((one) => `${one.kind} ${one.productId}`)).size === list.length, {
      error: 'Een relatie staat er twee keer in',
    }),
  variants: z.array(variantEdit).max(500),
  /** Names of fields that the import decides on otherwise (`toProductFields`). */
  overridden: z.array(z.string().max(120)).max(5_000),
});
export type ProductEdit = z.output<typeof productEdit>;

/** Where a field comes from; one that is in no list of a source is our own. */
export const fieldSource = z.object({
  /** The program that sends it. */
  from: z.string(),
  /** Null: as the import says. */
  override: z.object({ imported: z.unknown(), by: z.string(), at: moment }).nullable(),
});
export type ProductFieldSource = z.output<typeof fieldSource>;

const beheerProduct = z.object({
  productId: z.int(),
  ventureId: z.string(),
  // As it is stored: what a rule of today would refuse can still be read, and put right.
  edit: productEdit.extend({
    name: z.string(),
    routeSegment: z.string(),
    images: z.array(z.string()),
    imageTexts: z.array(z.object({ url: z.string(), text: z.string() })),
    downloads: z.array(z.object({ name: z.string(), url: z.string(), kind: z.enum(documentKinds).nullable() })),
    variants: z.array(
      z.object({
        ...variantEdit.shape,
        name: z.string(),
        salesUnit: z.string(),
        priceUnit: z.string(),
        stockUnit: z.string(),
        units: z.array(
          z.object({ code: z.string(), name: z.string(), ratio: z.string(), gtin: z.string().nullable() }),
        ),
        features: z.record(z.string(), z.string()),
        images: z.array(z.string()),
      }),
    ),
  }),
  /** By the address of a picture: its description from the import, shown where staff wrote none. */
  importedImageTexts: z.record(z.string(), z.string()),
  /** The page of the product in the shop. */
  shopPath: z.string(),
  state: productState,
  missing: z.array(productPart),
  score: z.int(),
  /** By the name of the field. */
  sources: z.record(z.string(), fieldSource),
  articles: z.array(
    z.object({
      variantId: z.int(),
      code: z.string(),
      price: money.nullable(),
      pricePer: z.int().nullable(),
      stock: z.number(),
    }),
  ),
  related: z.array(z.object({ productId: z.int(), name: z.string(), imageUrl: z.string().nullable() })),
  /** The version that was read: a save over another version is refused. */
  version: z.int(),
});
export type BeheerProduct = z.output<typeof beheerProduct>;

/** Bytes of one file. */
export const maxMediaBytes = 25 * 1024 * 1024;

const mediaKind = z.enum(['image', 'document']);
export type MediaKind = z.output<typeof mediaKind>;

const price = z.number({ error: 'Vul een prijs in' }).positive({ error: 'Vul een prijs in' }).max(10_000_000);

const newVariantFields = {
  code: articleCode,
  variantName: requiredText(300, 'Vul een naam in'),
  displayByValue: plainText(120),
  ...unitRoles,
  priceDelivery: price,
  pricePickup: price,
  /** For how many price units. */
  pricePer: z.int().min(1).max(1_000_000),
};
export const newVariant = z.object(newVariantFields).refine(areAmong, notAmong);
export type NewVariant = z.output<typeof newVariant>;

export const newProduct = z
  .object({
    ventureId,
    categoryId: rowId,
    name: requiredText(300, 'Vul een naam in'),
    brand: plainText(120),
    vatRate: z.int().min(0).max(100),
    ...newVariantFields,
  })
  .refine(areAmong, notAmong);
export type NewProduct = z.output<typeof newProduct>;

/** A change of many products; absent fields stay as they are. */
export const productsChange = z
  .object({
    categoryId: rowId.optional(),
    brand: plainText(120).optional(),
    isVisible: z.boolean().optional(),
    /** Without a value it is taken away. */
    feature: z.object({ key: z.string().min(1).max(200), value: z.string().trim().max(500).nullable() }).optional(),
  })
  .refine((change) => Object.values(change).some((one) => one !== undefined), { error: 'Kies wat er verandert' });
export type ProductsChange = z.output<typeof productsChange>;

/** How many products one change may be for. */
export const maxProducts = 50_000;

const productsRun = z.object({
  runId: z.guid(),
  kind: z.enum(['editProducts', 'undoProducts']),
  total: z.int(),
  done: z.int(),
  refused: z.int(),
  /** Of those that are done: products that were as asked already, so that there is nothing to undo. */
  unchanged: z.int(),
  /** Why products were refused, the most frequent reason first. */
  reasons: z.array(z.object({ message: z.string(), count: z.int() })),
  startedAt: moment,
  finishedAt: moment.nullable(),
  /** What could not be done, the first of them. */
  refusals: z.array(z.object({ productId: z.int(), message: z.string() })),
});
export type ProductsRun = z.output<typeof productsRun>;

const params = z.object({ productId: queryInteger(1, 2_147_483_647) });

export const beheerProductRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/products',
    summary: 'Products of the ventures one may see, page by page',
    permission: 'catalogue.read',
    query: z.object({ ...filters, ...sorting, ...pageQuery }),
    response: z.object({
      products: z.array(productRow),
      ...pageAnswer,
    }),
  }),
  views: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/products/views',
    summary: 'The lists everybody starts with, how much is in them, and the brands there are',
    permission: 'catalogue.read',
    query: z.object({ ventureId: ventureId.optional() }),
    response: z.object({ views: z.array(standardView), brands: z.array(z.string()) }),
  }),
  export: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/products.csv',
    summary: 'The products of a list as a CSV file',
    permission: 'catalogue.read',
    query: z.object({ ...filters, ...sorting }),
    responseType: 'binary',
  }),
  completeness: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/products/completeness',
    summary: 'What products lack, category by category',
    permission: 'catalogue.read',
    query: z.object({ ventureId }),
    response: z.object({
      rows: z.array(
        z.object({
          /** Null: without a category. */
          categoryId: z.int().nullable(),
          name: z.string(),
          depth: z.int(),
          products: z.int(),
          missing: z.record(productPart, z.int()),
        }),
      ),
    }),
  }),
  details: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/products/{productId}',
    summary: 'A product with its variants, order units and relations, and where each field comes from',
    permission: 'catalogue.read',
    params,
    response: beheerProduct,
  }),
  change: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/products/{productId}',
    summary: 'Save a product; refused over a version of somebody else',
    permission: 'catalogue.edit',
    params,
    body: z.object({ edit: productEdit, version: fieldsVersion }),
    response: beheerProduct,
  }),
  changeRow: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/products/{productId}/row',
    summary: 'Save what a list shows of a product; a field of the import becomes overridden',
    permission: 'catalogue.edit',
    params,
    body: z.object({
      name: requiredText(300, 'Vul een naam in').optional(),
      brand: plainText(120).optional(),
      isVisible: z.boolean().optional(),
      /** Of the row. */
      version: rowVersion,
    }),
    response: productRow,
  }),
  add: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/products',
    summary: 'Make a product with its first variant, order units and price',
    permission: 'catalogue.edit',
    body: newProduct,
    response: beheerProduct,
  }),
  addVariant: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/products/{productId}/variants',
    summary: 'Give a product another variant, with its order units and price',
    permission: 'catalogue.edit',
    params,
    body: newVariant,
    response: beheerProduct,
  }),
  changeMany: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/products/changes',
    summary: 'Change many products, by a job: those that are named, or all of a list',
    permission: 'catalogue.edit',
    body: z.object({
      productIds: z.array(rowId).min(1).max(maxProducts).optional(),
      filters: z
        .object({
          ...filters,
          categoryId: rowId.optional(),
          without: z.array(productPart).max(productParts.length).optional(),
        })
        .optional(),
      change: productsChange,
    }),
    response: productsRun,
  }),
  undoMany: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/products/changes/{runId}/undo',
    summary: 'Make the products of a change as they were, but for those somebody changed since',
    permission: 'catalogue.edit',
    params: z.object({ runId: z.guid() }),
    response: productsRun,
  }),
  run: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/products/changes/{runId}',
    summary: 'How far a change of many products is',
    permission: 'own',
    params: z.object({ runId: z.guid() }),
    response: productsRun,
  }),
  media: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/products/media',
    summary: 'Pictures and documents there are, by a part of their name',
    permission: 'catalogue.read',
    query: z.object({ kind: mediaKind, q: searchText }),
    response: z.object({
      files: z.array(
        z.object({
          path: z.string(),
          contentType: z.string(),
          /** What there is to see, as the library has it. */
          altText: z.string(),
        }),
      ),
    }),
  }),
  uploadMedia: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/products/media',
    summary: 'Bring a picture or a document; the same content is kept once',
    permission: 'catalogue.edit',
    query: z.object({ ventureId, kind: mediaKind, fileName: z.string().min(1).max(300) }),
    bodyType: 'file',
    response: z.object({
      path: z.string(),
      contentType: z.string(),
      size: z.int(),
      /** The shop had it already. */
      isKnown: z.boolean(),
    }),
  }),
};
