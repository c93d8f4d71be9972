import { z } from 'zod/mini';
import { articleCode, emailAddress, kvkNumber, plainText, requiredText } from '../foundation/scalars.ts';

/*
 * What goes in and out of the shop by data exchange, one schema per entity. A record names other records by the
 * external id its own source gave them. Fields that are left out stay as they are; `null` empties a field. What a
 * record must have when it is new is listed in `requiredWhenNew`, because the same schema reads a change of one field.
 */

export const externalId = z
  .string()
  .check(z.minLength(1), z.maxLength(200), z.regex(/^[^\p{Cc}]+$/u, { error: 'Geen stuurtekens in een sleutel' }));

/** A decimal as text, so that no digit is lost on the way; JSON numbers are taken too. */
const decimalText = (integers: number, decimals: number) => {
  const error = `Een getal met een punt en hooguit ${decimals} decimalen`;
  return z.pipe(
    z.union(
      [
        z.string().check(z.trim()),
        z.pipe(
          z.number(),
          z.transform((value) => String(value)),
        ),
      ],
      { error },
    ),
    z.string().check(z.regex(new RegExp(`^-?[0-9]{1,${integers}}(\\.[0-9]{1,${decimals}})?$`), { error })),
  );
};
/** A day in Europe/Amsterdam. The database has no year zero. */
const dayError = 'Een datum als 2026-12-31, zonder tijd';
const day = z.iso.date({ error: dayError }).check(z.refine((value) => !value.startsWith('0000'), { error: dayError }));
const moment = z.iso.datetime({ offset: true, error: 'Een tijdstip als 2026-12-31T09:00:00Z' });
const segment = z
  .string()
  .check(z.regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, { error: 'Kleine letters en cijfers, met losse streepjes ertussen' }));
const notNegative = (text: string) => !text.startsWith('-');
const amount = decimalText(10, 4).check(z.refine(notNegative, { error: 'Een bedrag is niet negatief' }));
const quantity = decimalText(10, 4).check(z.refine(notNegative, { error: 'Een aantal is niet negatief' }));
const signedMoney = decimalText(12, 2);
const ratio = decimalText(8, 6).check(
  z.refine((text) => Number(text) > 0, { error: 'Een verhouding is meer dan nul' }),
);
const per = z.int().check(z.gte(1), z.lte(1_000_000));
const position = z.int().check(z.gte(0), z.lte(1_000_000));
const unitCode = z.string().check(z.trim(), z.minLength(1), z.maxLength(10));
const gtin = z
  .string()
  .check(z.regex(/^([0-9]{8}|[0-9]{12,14})$/, { error: 'Een GTIN heeft 8, 12, 13 of 14 cijfers' }));
const longText = z.string().check(z.maxLength(20_000));
const flag = z.boolean();

/** A file of the source by the external id of its `media` record, or straight by its address. */
const mediaReference = z.union(
  [z.object({ media: externalId }), z.object({ url: z.url().check(z.maxLength(2_000)) })],
  {
    error: 'Noem media, of url met een volledig webadres',
  },
);
const download = z.intersection(z.object({ name: requiredText(200) }), mediaReference);

/** A variant of the same source, or an article number of the venture, whichever source it came from. */
const variantReference = { variant: externalId, articleCode } as const;

const category = z.object({
  name: requiredText(200),
  parent: z.nullable(externalId),
  routeSegment: segment.check(z.maxLength(120)),
  introduction: longText,
  body: longText,
  bodyIntroduction: longText,
  image: z.nullable(mediaReference),
  position,
});

const feature = z.object({
  name: requiredText(120),
  unit: plainText(30),
  /** If absent, decided by how well it distinguishes the articles of a category. */
  isFilter: flag,
  position,
});

const featureValues = z.record(
  externalId,
  z.union([
    z.string().check(z.maxLength(500)),
    z.number(),
    z.boolean(),
    z.array(z.union([z.string().check(z.maxLength(500)), z.number()])).check(z.maxLength(50)),
  ]),
);

const product = z.object({
  name: requiredText(300),
  /** Without one, or with one that has no category of ours, the product waits to be placed and is not shown. */
  category: z.nullable(externalId),
  /** A class of a classification such as ETIM ('EC000123'); mapped to a category when `category` is absent. */
  classification: z.nullable(
    z.object({ system: z.string().check(z.maxLength(30)), code: z.string().check(z.maxLength(30)) }),
  ),
  brand: plainText(120),
  line: plainText(120),
  type: plainText(120),
  description: longText,
  displayVariantsBy: plainText(60),
  usps: z.array(requiredText(300)).check(z.maxLength(20)),
  images: z.array(mediaReference).check(z.maxLength(40)),
  downloads: z.array(download).check(z.maxLength(40)),
  vatRate: z.int().check(z.gte(0), z.lte(100)),
  publishFrom: z.nullable(moment),
  publishUntil: z.nullable(moment),
  hiddenInVentures: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(50)),
  /**
   * How often it was ordered, elsewhere too, for the order of search results; a lower number than the shop's own is
   * passed over.
   */
  timesOrdered: z.int().check(z.gte(0), z.lte(1_000_000_000)),
  routeSegment: segment.check(z.maxLength(160)),
});

const orderUnit = z.object({
  code: unitCode,
  name: plainText(80),
  /** How many base units one of these holds; the base unit has 1. */
  ratio,
  /** The number of units its price is for. */
  per: z.optional(per),
  gtin: z.optional(z.nullable(gtin)),
});

const variant = z.object({
  product: externalId,
  articleCode,
  name: requiredText(300),
  supplierCode: plainText(64),
  sku: plainText(64),
  displayByValue: plainText(120),
  salesUnit: unitCode,
  priceUnit: unitCode,
  stockUnit: unitCode,
  /**
   * All order units; exactly one has ratio 1, and sales, price and stock unit are among them. With none the article is
   * shown and cannot be ordered.
   */
  units: z.array(orderUnit).check(z.maxLength(20)),
  stockItem: flag,
  /** `ending`: sold until the stock is gone. */
  status: z.enum(['active', 'ending']),
  features: featureValues,
  /** Shown apart from the others: norms and classes. */
  normFeatures: featureValues,
  images: z.array(mediaReference).check(z.maxLength(40)),
  downloads: z.array(download).check(z.maxLength(40)),
  usps: z.array(requiredText(300)).check(z.maxLength(20)),
  applicationInstructions: longText,
  processing: longText,
  publishFrom: z.nullable(moment),
  publishUntil: z.nullable(moment),
  hiddenInVentures: z.array(z.string().check(z.maxLength(20))).check(z.maxLength(50)),
  routeSegment: segment.check(z.maxLength(300)),
  position,
  guid: z.guid(),
});

/** For `per` of the variant's price unit. */
const listPrice = z.object({
  ...variantReference,
  priceDelivery: amount,
  pricePickup: amount,
  /** What we pay ourselves, for margins; null removes it. It is written and never read back: only staff see it. */
  costPrice: z.nullable(amount),
  per,
});

const priceAgreement = z.object({
  ...variantReference,
  customer: externalId,
  customerGroup: requiredText(40),
  priceDelivery: amount,
  pricePickup: amount,
  per,
  priceUnit: unitCode,
  validFrom: day,
  validUntil: z.nullable(day),
});

const priceTier = z.object({
  ...variantReference,
  kind: z.enum(['warehouse', 'direct']),
  fromQuantity: quantity,
  unit: unitCode,
  priceDelivery: amount,
  pricePickup: amount,
});

const stock = z.object({ ...variantReference, warehouse: externalId, quantity });

const customer = z.object({
  /** The number people know; left out, the shop gives one. */
  customerId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,20}$/, { error: 'Hooguit 20 letters, cijfers en streepjes' })),
  name: requiredText(200),
  chamberOfCommerceNumber: z.nullable(kvkNumber),
  customerGroup: plainText(40),
  branch: z.nullable(externalId),
  hasDeliveryStop: flag,
  hasOrderStop: flag,
  counterTicketMandatory: flag,
  projectMandatory: flag,
  ordererMandatory: flag,
  referenceMandatory: flag,
  isInactive: flag,
  creditLimit: z.nullable(signedMoney),
  creditUsed: signedMoney,
});

const spendingLimit = decimalText(12, 2).check(z.refine(notNegative, { error: 'Een bedrag is niet negatief' }));

const contact = z.object({
  customer: externalId,
  email: emailAddress,
  firstName: plainText(80),
  lastName: plainText(80),
  isManager: flag,
  /** Of users who are not managers. */
  role: z.enum(['buyer', 'requester', 'viewer']),
  seesPrices: flag,
  /** Excluding VAT; null for no limit. */
  maxPerOrder: z.nullable(spendingLimit),
  maxPerMonth: z.nullable(spendingLimit),
  /** Of their customer, that they work for; null for all. */
  projects: z.nullable(z.array(externalId).check(z.maxLength(500))),
  isActive: flag,
  branch: z.nullable(externalId),
  /** Sends the mail with a link to choose a password, once; without it no mail is sent. */
  invite: flag,
});

const address = z.object({
  customer: externalId,
  project: z.nullable(externalId),
  type: z.enum(['invoice', 'delivery', 'project']),
  name: plainText(200),
  street: requiredText(120),
  houseNumber: requiredText(20),
  houseNumberAddition: plainText(20),
  postalCode: requiredText(12),
  city: requiredText(80),
  countryCode: z.string().check(z.regex(/^[A-Z]{2}$/, { error: 'Twee hoofdletters, zoals NL' })),
  email: z.nullable(emailAddress),
  phone: z.nullable(plainText(30)),
  isDefault: flag,
});

const project = z.object({ customer: externalId, name: requiredText(200) });

const warehouse = z.object({
  branch: externalId,
  name: requiredText(120),
  code: z.int().check(z.gte(1), z.lte(2_147_483_647)),
});

const hours = z.object({
  department: z.enum(['shop', 'showroom']),
  weekday: z.int().check(z.gte(1), z.lte(7)),
  opens: z.iso.time({ precision: -1 }),
  closes: z.iso.time({ precision: -1 }),
});

const branch = z.object({
  branchId: z.string().check(z.regex(/^[A-Za-z0-9-]{1,40}$/, { error: 'Hooguit 40 letters, cijfers en streepjes' })),
  name: requiredText(120),
  slug: segment.check(z.maxLength(80)),
  type: z.enum(['bouwshop', 'showroom', 'bouwshop-showroom']),
  address: requiredText(200),
  postalCode: requiredText(12),
  city: requiredText(80),
  phone: plainText(30),
  email: plainText(254),
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  isDefault: flag,
  shopServices: z.array(requiredText(80)).check(z.maxLength(40)),
  showroomServices: z.array(requiredText(80)).check(z.maxLength(40)),
  assortment: z.array(requiredText(80)).check(z.maxLength(60)),
  image: z.nullable(mediaReference),
  position,
  hours: z.array(hours).check(z.maxLength(60)),
  cutOffs: z
    .array(
      z.object({
        weekday: z.int().check(z.gte(1), z.lte(7)),
        method: z.enum(['storedelivery', 'instorepickup']),
        time: z.iso.time({ precision: -1 }),
        leadDays: z.int().check(z.gte(0), z.lte(60)),
      }),
    )
    .check(z.maxLength(14)),
});

const orderStatus = z.object({
  /** Our order number. */
  orderId: z.string().check(z.minLength(1), z.maxLength(64)),
  /** The ERP's code, as for orders it receives. */
  statusCode: z.string().check(z.minLength(1), z.maxLength(10)),
  canStillBeCancelled: flag,
});

const documentLine = z.object({
  lineNumber: z.int().check(z.gte(1), z.lte(100_000)),
  articleCode: z.string().check(z.maxLength(64)),
  description: plainText(300),
  quantity: decimalText(10, 4),
  unit: unitCode,
  price: z.optional(decimalText(10, 4)),
  per: z.optional(per),
  amount: z.optional(signedMoney),
  vatRate: z.optional(z.int().check(z.gte(0), z.lte(100))),
});

const invoice = z.object({
  number: requiredText(40),
  customer: externalId,
  kind: z.enum(['invoice', 'credit']),
  orderIds: z.array(z.string().check(z.maxLength(64))).check(z.maxLength(500)),
  invoiceDate: day,
  dueDate: z.nullable(day),
  netAmount: signedMoney,
  vatAmount: signedMoney,
  totalAmount: signedMoney,
  openAmount: signedMoney,
  vats: z
    .array(z.object({ vatRate: z.int().check(z.gte(0), z.lte(100)), vatBase: signedMoney, vatAmount: signedMoney }))
    .check(z.maxLength(10)),
  lines: z.array(documentLine).check(z.maxLength(5_000)),
  document: z.nullable(mediaReference),
});

const delivery = z.object({
  number: requiredText(40),
  orderId: z.string().check(z.minLength(1), z.maxLength(64)),
  state: z.enum(['planned', 'loaded', 'underway', 'delivered', 'failed']),
  plannedDay: z.nullable(day),
  windowFrom: z.nullable(moment),
  windowUntil: z.nullable(moment),
  deliveredAt: z.nullable(moment),
  signedBy: z.nullable(plainText(120)),
  lines: z.array(documentLine).check(z.maxLength(5_000)),
});

const media = z.object({
  /** Where it is fetched; the shop keeps its own copy, by content. */
  url: z.url().check(z.maxLength(2_000)),
  fileName: plainText(200),
  /** What there is to see; shown until staff write words of their own. */
  altText: plainText(300),
  kind: z.enum(['image', 'document']),
});

interface Entity {
  fields: z.ZodMiniObject;
  requiredWhenNew: readonly string[];
  /** Of several fields exactly one is named, e.g. the variant or its article number. */
  exactlyOneOf?: readonly (readonly string[])[];
  writeScope: ExchangeScope;
}

export const exchangeScopes = [
  'catalogue:write',
  'prices:write',
  'stock:write',
  'customers:write',
  'orders:read',
  'orders:write',
  'invoices:write',
  'all:read',
  /** Lets a batch retire more than the guard against vanishing rows allows. */
  'vanishing:allow',
] as const;
export type ExchangeScope = (typeof exchangeScopes)[number];

const variantOrCode = [['variant', 'articleCode']] as const;

/** In the order of a first load: an entity comes before those that refer to it. */
export const exchangeEntities = {
  branch: {
    fields: branch,
    requiredWhenNew: ['name', 'type', 'address', 'postalCode', 'city', 'latitude', 'longitude'],
    writeScope: 'catalogue:write',
  },
  warehouse: { fields: warehouse, requiredWhenNew: ['branch', 'name'], writeScope: 'stock:write' },
  media: { fields: media, requiredWhenNew: ['url', 'kind'], writeScope: 'catalogue:write' },
  category: { fields: category, requiredWhenNew: ['name'], writeScope: 'catalogue:write' },
  feature: { fields: feature, requiredWhenNew: ['name'], writeScope: 'catalogue:write' },
  product: { fields: product, requiredWhenNew: ['name'], writeScope: 'catalogue:write' },
  variant: {
    fields: variant,
    requiredWhenNew: ['product', 'articleCode', 'name', 'salesUnit', 'units'],
    writeScope: 'catalogue:write',
  },
  'list-price': {
    fields: listPrice,
    requiredWhenNew: ['priceDelivery'],
    exactlyOneOf: variantOrCode,
    writeScope: 'prices:write',
  },
  'price-tier': {
    fields: priceTier,
    requiredWhenNew: ['fromQuantity', 'unit', 'priceDelivery'],
    exactlyOneOf: variantOrCode,
    writeScope: 'prices:write',
  },
  customer: { fields: customer, requiredWhenNew: ['name'], writeScope: 'customers:write' },
  'price-agreement': {
    fields: priceAgreement,
    requiredWhenNew: ['priceDelivery', 'validFrom'],
    exactlyOneOf: [
      ['variant', 'articleCode'],
      ['customer', 'customerGroup'],
    ],
    writeScope: 'prices:write',
  },
  stock: {
    fields: stock,
    requiredWhenNew: ['warehouse', 'quantity'],
    exactlyOneOf: variantOrCode,
    writeScope: 'stock:write',
  },
  project: { fields: project, requiredWhenNew: ['customer', 'name'], writeScope: 'customers:write' },
  address: {
    fields: address,
    requiredWhenNew: ['customer', 'type', 'street', 'houseNumber', 'postalCode', 'city'],
    writeScope: 'customers:write',
  },
  contact: { fields: contact, requiredWhenNew: ['customer', 'email'], writeScope: 'customers:write' },
  'order-status': { fields: orderStatus, requiredWhenNew: ['orderId', 'statusCode'], writeScope: 'orders:write' },
  delivery: { fields: delivery, requiredWhenNew: ['number', 'orderId', 'state'], writeScope: 'orders:write' },
  invoice: {
    fields: invoice,
    requiredWhenNew: ['number', 'customer', 'kind', 'invoiceDate', 'netAmount', 'vatAmount', 'totalAmount'],
    writeScope: 'invoices:write',
  },
} as const satisfies Record<string, Entity>;

export type ExchangeEntity = keyof typeof exchangeEntities;
export const exchangeEntityNames = Object.keys(exchangeEntities) as ExchangeEntity[];

/** A line of a batch: changes the fields it names, or deletes the record. */
export type ExchangeRecord<E extends ExchangeEntity = ExchangeEntity> =
  | ({ externalId: string; delete?: undefined } & Partial<z.output<(typeof exchangeEntities)[E]['fields']>>)
  | { externalId: string; delete: true };

/** What a file format hands over: a record and the entity it belongs to, with where in the file it stood. */
export interface SourcedRecord {
  entity: ExchangeEntity;
  record: Record<string, unknown> & { externalId: string };
  /** Line, row or element number, for messages. */
  place: number;
}
