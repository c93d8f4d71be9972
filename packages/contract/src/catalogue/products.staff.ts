import { z } from 'zod/mini';
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
  categoryId: z.nullable(z.int()),
  categoryName: z.string(),
  imageUrl: z.nullable(z.string()),
  /** The article number of the first variant. */
  code: z.nullable(z.string()),
  variantCount: z.int(),
  /** The list price of the first variant. */
  price: z.nullable(money),
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

const partList = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.split(',')),
  ),
  z.array(productPart).check(z.maxLength(productParts.length)),
);

const filters = {
  ventureId: z.optional(ventureId),
  /** With all below it. */
  categoryId: z.optional(queryInteger(1, 2_147_483_647)),
  brand: z.optional(z.string().check(z.minLength(1), z.maxLength(120))),
  state: z.optional(productState),
  /** Names of parts with commas between them: it lacks all of these. */
  without: z.optional(partList),
  changedSince: z.optional(z.iso.date({ error: 'Ongeldige datum' })),
  q: searchText,
};
const sorting = {
  sort: z._default(z.enum(['name', 'changed']), 'name'),
  direction: z._default(direction, 'asc'),
};
const productFilters = z.object(filters);
export type ProductFilters = z.output<typeof productFilters>;

const longText = z.string().check(z.maxLength(20_000));
const unitCode = z.string().check(z.trim(), z.minLength(1, { error: 'Kies een eenheid' }), z.maxLength(10));
const mediaPath = z
  .string()
  .check(z.regex(/^\/media\/[\w./-]+$/, { error: 'Kies een bestand uit de media' }), z.maxLength(400));
const features = z.record(
  z.string().check(z.minLength(1), z.maxLength(200)),
  z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
);

const gtin = z.string().check(z.regex(/^([0-9]{8}|[0-9]{12,14})$/, { error: 'Een EAN heeft 8, 12, 13 of 14 cijfers' }));
/** A decimal as text, so that no digit is lost; people write a comma. */
const ratio = z.string().check(
  z.overwrite((text) => text.trim().replace(',', '.')),
  z.regex(/^[0-9]{1,8}(\.[0-9]{1,6})?$/, { error: 'Vul een getal in, met hooguit 6 decimalen' }),
  z.refine((text) => Number(text) > 0, { error: 'Een verhouding is meer dan nul' }),
);
const productUnit = z.object({ code: unitCode, name: plainText(80), ratio, gtin: z.nullable(gtin) });
export type ProductUnit = z.output<typeof productUnit>;

const units = z.array(productUnit).check(
  z.minLength(1, { error: 'Een artikel heeft minstens één eenheid' }),
  z.maxLength(20),
  z.refine((list) => new Set(list.map(({ code }) => code)).size === list.length, {
    error: 'Een eenheid staat er twee keer bij',
  }),
  z.refine((list) => list.filter((unit) => Number(unit.ratio) === 1).length === 1, {
    error: 'Precies één eenheid heeft verhouding 1: de basiseenheid',
  }),
);

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
    images: z.array(mediaPath).check(z.maxLength(40)),
    applicationInstructions: longText,
    processing: longText,
    isVisible: z.boolean(),
  })
  .check(z.refine(areAmong, notAmong));
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
  usps: z.array(requiredText(300)).check(z.maxLength(20)),
  displayVariantsBy: plainText(60),
  vatRate: z.int().check(z.gte(0), z.lte(100)),
  categoryId: z.nullable(rowId),
  routeSegment: z
    .string()
    .check(
      z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Alleen kleine letters, cijfers en streepjes' }),
      z.maxLength(160),
    ),
  isVisible: z.boolean(),
  publishFrom: moment,
  publishUntil: z.nullable(moment),
  images: z.array(mediaPath).check(z.maxLength(40)),
  /** What there is to see on a picture, of the product's and its variants'; those without words are left out. */
  imageTexts: z
    .array(z.object({ url: mediaPath, text: requiredText(250, 'Beschrijf wat er te zien is') }))
    .check(z.maxLength(500)),
  downloads: z
    .array(
      z.object({
        name: requiredText(200, 'Vul een naam in'),
        url: mediaPath,
        kind: z.nullable(z.enum(documentKinds)),
      }),
    )
    .check(z.maxLength(40)),
  relations: z.array(relation).check(
    z.maxLength(100),
    z.refine((list) => new Set(list.map((one) => `${one.kind} ${one.productId}`)).size === list.length, {
      error: 'Een relatie staat er twee keer in',
    }),
  ),
  variants: z.array(variantEdit).check(z.maxLength(500)),
  /** Names of fields that the import decides on otherwise (`toProductFields`). */
  overridden: z.array(z.string().check(z.maxLength(120))).check(z.maxLength(5_000)),
});
export type ProductEdit = z.output<typeof productEdit>;

/** Where a field comes from; one that is in no list of a source is our own. */
export const fieldSource = z.object({
  /** The program that sends it. */
  from: z.string(),
  /** Null: as the import says. */
  override: z.nullable(z.object({ imported: z.unknown(), by: z.string(), at: moment })),
});
export type ProductFieldSource = z.output<typeof fieldSource>;

const beheerProduct = z.object({
  productId: z.int(),
  ventureId: z.string(),
  // As it is stored: what a rule of today would refuse can still be read, and put right.
  edit: z.extend(productEdit, {
    name: z.string(),
    routeSegment: z.string(),
    images: z.array(z.string()),
    imageTexts: z.array(z.object({ url: z.string(), text: z.string() })),
    downloads: z.array(z.object({ name: z.string(), url: z.string(), kind: z.nullable(z.enum(documentKinds)) })),
    variants: z.array(
      z.object({
        ...variantEdit.shape,
        name: z.string(),
        salesUnit: z.string(),
        priceUnit: z.string(),
        stockUnit: z.string(),
        units: z.array(
          z.object({ code: z.string(), name: z.string(), ratio: z.string(), gtin: z.nullable(z.string()) }),
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
      price: z.nullable(money),
      pricePer: z.nullable(z.int()),
      stock: z.number(),
    }),
  ),
  related: z.array(z.object({ productId: z.int(), name: z.string(), imageUrl: z.nullable(z.string()) })),
  /** The version that was read: a save over another version is refused. */
  version: z.int(),
});
export type BeheerProduct = z.output<typeof beheerProduct>;

/** Bytes of one file. */
export const maxMediaBytes = 25 * 1024 * 1024;

const mediaKind = z.enum(['image', 'document']);
export type MediaKind = z.output<typeof mediaKind>;

const price = z
  .number({ error: 'Vul een prijs in' })
  .check(z.positive({ error: 'Vul een prijs in' }), z.lte(10_000_000));

const newVariantFields = {
  code: articleCode,
  variantName: requiredText(300, 'Vul een naam in'),
  displayByValue: plainText(120),
  ...unitRoles,
  priceDelivery: price,
  pricePickup: price,
  /** For how many price units. */
  pricePer: z.int().check(z.gte(1), z.lte(1_000_000)),
};
export const newVariant = z.object(newVariantFields).check(z.refine(areAmong, notAmong));
export type NewVariant = z.output<typeof newVariant>;

export const newProduct = z
  .object({
    ventureId,
    categoryId: rowId,
    name: requiredText(300, 'Vul een naam in'),
    brand: plainText(120),
    vatRate: z.int().check(z.gte(0), z.lte(100)),
    ...newVariantFields,
  })
  .check(z.refine(areAmong, notAmong));
export type NewProduct = z.output<typeof newProduct>;

/** A change of many products; absent fields stay as they are. */
export const productsChange = z
  .object({
    categoryId: z.optional(rowId),
    brand: z.optional(plainText(120)),
    isVisible: z.optional(z.boolean()),
    /** Without a value it is taken away. */
    feature: z.optional(
      z.object({
        key: z.string().check(z.minLength(1), z.maxLength(200)),
        value: z.nullable(z.string().check(z.trim(), z.maxLength(500))),
      }),
    ),
  })
  .check(
    z.refine((change) => Object.values(change).some((one) => one !== undefined), { error: 'Kies wat er verandert' }),
  );
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
  finishedAt: z.nullable(moment),
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
    query: z.object({ ventureId: z.optional(ventureId) }),
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
          categoryId: z.nullable(z.int()),
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
      name: z.optional(requiredText(300, 'Vul een naam in')),
      brand: z.optional(plainText(120)),
      isVisible: z.optional(z.boolean()),
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
      productIds: z.optional(z.array(rowId).check(z.minLength(1), z.maxLength(maxProducts))),
      filters: z.optional(
        z.object({
          ...filters,
          categoryId: z.optional(rowId),
          without: z.optional(z.array(productPart).check(z.maxLength(productParts.length))),
        }),
      ),
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
    query: z.object({ ventureId, kind: mediaKind, fileName: z.string().check(z.minLength(1), z.maxLength(300)) }),
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
