import { z } from 'zod/mini';
import { companyRole } from '../customers/customers.ts';
import { route } from '../foundation/route.ts';
import {
  clockTime,
  day,
  done,
  guid,
  houseNumber,
  idempotencyHeaders,
  largestRowId,
  moment,
  money,
  phoneNumber,
  plainText,
  postalCode,
  queryInteger,
  requiredText,
  resultList,
  rowVersion,
} from '../foundation/scalars.ts';

/* Building sites. A site is a project of the customer (its id is the project's) with a place and a way to get there. */

const metres = (most: number) =>
  z.nullable(
    z
      .number({ error: 'Vul een maat in meters in' })
      .check(
        z.gte(0.1, { error: 'Vul een maat in meters in' }),
        z.lte(most, { error: `Hooguit ${most} meter` }),
        z.multipleOf(0.01, { error: 'Gebruik hooguit 2 decimalen' }),
      ),
  );
const note = plainText(120);

/** The access card, as the driver needs it. */
export const siteAccess = z.object({
  gateWidth: metres(30),
  gateNote: note,
  freeHeight: metres(30),
  heightNote: note,
  craneHeight: metres(200),
  liftHeight: metres(200),
  cranePermit: z.boolean(),
  craneNote: note,
  /** 1 is Monday. */
  days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.maxLength(7)),
  from: z.nullable(clockTime),
  until: z.nullable(clockTime),
  hoursNote: note,
  oneWay: z.boolean(),
  approach: plainText(80),
  approachNote: note,
  unloadAt: plainText(80),
  unloadNote: note,
  contactName: plainText(80),
  contactPhone: z.union([z.literal(''), phoneNumber]),
  contactNote: note,
  backup: note,
});

const sitePin = z.object({
  /** In the Netherlands and just around it: that is what the map shows. */
  latitude: z
    .number()
    .check(z.gte(50, { error: 'Zet de speld in Nederland' }), z.lte(54, { error: 'Zet de speld in Nederland' })),
  longitude: z
    .number()
    .check(z.gte(3, { error: 'Zet de speld in Nederland' }), z.lte(8, { error: 'Zet de speld in Nederland' })),
});
export type SitePin = z.infer<typeof sitePin>;

/** The card of an order: as it was when it was ordered. */
export const orderSiteAccess = z.object({ siteName: z.string(), pin: z.nullable(sitePin), access: siteAccess });
export type OrderSiteAccess = z.infer<typeof orderSiteAccess>;

const siteAddressInput = z.object({
  street: requiredText(100),
  houseNumber,
  houseNumberAddition: plainText(10),
  postalCode,
  city: requiredText(80),
});

const siteAddress = z.object({
  /** Of the address book. */
  addressId: z.string(),
  street: z.string(),
  houseNumber: z.string(),
  houseNumberAddition: z.string(),
  line1: z.string(),
  postalCode: z.string(),
  city: z.string(),
});

const sitePerson = z.object({ id: z.string(), name: z.string(), role: companyRole });
export type SitePerson = z.infer<typeof sitePerson>;

const siteState = z.enum(['open', 'closed']);

const siteSummary = z.object({
  siteId: z.int(),
  name: z.string(),
  state: siteState,
  address: z.nullable(siteAddress),
  /** Its own, else where its address is; null where neither is known. */
  place: z.nullable(sitePin),
  leader: z.nullable(sitePerson),
  /** Of the card, for a checkout to begin with: where to unload, and who to call. */
  unloading: z.object({ place: z.string(), phone: z.string() }),
  /** The caller leads it or is a member of it. */
  isMine: z.boolean(),
});
export type SiteSummary = z.infer<typeof siteSummary>;

export const site = z.extend(siteSummary, {
  pin: z.nullable(sitePin),
  access: siteAccess,
  members: z.array(sitePerson),
  costCentre: z.string(),
  since: moment,
  /** When the photo came; null where there is none. */
  photo: z.nullable(z.object({ addedAt: moment, addedBy: z.string(), width: z.int(), height: z.int() })),
  mayEdit: z.boolean(),
  /** 0 for a project without a description. */
  version: z.int(),
});
export type Site = z.infer<typeof site>;

const siteInput = z
  .object({
    name: requiredText(100),
    address: z.nullable(siteAddressInput),
    pin: z.nullable(sitePin),
    access: siteAccess.check(
      z.refine(({ from, until }) => from === null || until === null || from < until, {
        error: 'Het einde moet na het begin liggen',
        path: ['until'],
      }),
    ),
    leaderId: z.nullable(guid),
    memberIds: z.array(guid).check(z.maxLength(100)),
    costCentre: plainText(40),
    state: siteState,
  })
  .check(
    z.refine(({ address, pin }) => address !== null || pin !== null, {
      error: 'Vul een adres in of zet een speld op de kaart',
      path: ['pin'],
    }),
  );
export type SiteInput = z.input<typeof siteInput>;

const params = z.object({ siteId: queryInteger(1, largestRowId) });

/** The size of a photo from a phone; it is reduced before it is stored. */
export const maxSitePhotoBytes = 15 * 1024 * 1024;

const siteOrder = z.object({
  orderId: z.string(),
  orderDate: moment,
  reference: z.string(),
  /** Who ordered it. */
  customerName: z.nullable(z.string()),
  statusDescr: z.string(),
  isPickup: z.boolean(),
  /** Still to come. */
  isOpen: z.boolean(),
  deliveryDateAfter: z.nullable(day),
  deliveryDateBefore: z.nullable(day),
  /** Absent for a user who may not see prices. */
  nettOrderAmount: z.optional(money),
});
export type SiteOrder = z.infer<typeof siteOrder>;

export const maxSiteDocuments = 50;
export const maxSiteDocumentBytes = 20 * 1024 * 1024;

/** A file that was uploaded to the site. */
const siteFile = z.object({
  kind: z.literal('file'),
  documentId: guid,
  name: z.string(),
  size: z.int(),
  addedBy: z.string(),
  at: moment,
});
export type SiteFile = z.infer<typeof siteFile>;

/** What there is on paper of a site; each kind is fetched where it belongs. */
const siteDocument = z.discriminatedUnion('kind', [
  siteFile,
  z.object({ kind: z.literal('order'), orderId: z.string(), reference: z.string(), at: moment }),
  /** Its last offer. */
  z.object({ kind: z.literal('offer'), quoteId: z.int(), number: z.string(), at: moment }),
  z.object({
    kind: z.literal('quoteFile'),
    quoteId: z.int(),
    number: z.string(),
    fileId: guid,
    name: z.string(),
    size: z.int(),
    at: moment,
  }),
]);
export type SiteDocument = z.infer<typeof siteDocument>;

const documentParams = z.extend(params, { documentId: guid });

const shared = { spec: 'our addition: buying together', access: 'registered' } as const;

export const siteRoutes = {
  list: route({
    ...shared,
    method: 'GET',
    path: '/api/sites',
    summary: 'The building sites this user may order for',
    response: z.extend(resultList(siteSummary), { mayMake: z.boolean() }),
  }),
  people: route({
    ...shared,
    method: 'GET',
    path: '/api/sites/people',
    summary: 'The colleagues who can lead a building site or work on it',
    response: z.object({ results: z.array(sitePerson) }),
  }),
  deliveries: route({
    ...shared,
    method: 'GET',
    path: '/api/sites/deliveries',
    summary: 'The next delivery of each building site that has one coming',
    response: z.object({ results: z.array(z.object({ siteId: z.int(), after: day, before: day })) }),
  }),
  details: route({
    ...shared,
    method: 'GET',
    path: '/api/sites/{siteId}',
    summary: 'One building site with its access card and its people',
    params,
    response: site,
  }),
  add: route({
    ...shared,
    method: 'POST',
    path: '/api/sites',
    summary: 'Make a building site, and the project it is',
    headers: idempotencyHeaders,
    body: siteInput,
    response: site,
  }),
  change: route({
    ...shared,
    method: 'PUT',
    path: '/api/sites/{siteId}',
    summary: 'Change a building site; refused when somebody else changed it first',
    params,
    body: z.safeExtend(siteInput, { version: rowVersion }),
    response: site,
  }),
  photo: route({
    ...shared,
    method: 'GET',
    path: '/api/sites/{siteId}/photo',
    summary: 'The photo of a building site, for those who may see the site',
    params,
    amounts: 'leftOut',
    responseType: 'binary',
  }),
  putPhoto: route({
    ...shared,
    method: 'PUT',
    path: '/api/sites/{siteId}/photo',
    summary: 'Bring a photo of the building site; it is checked and made smaller',
    params,
    bodyType: 'file',
    response: site,
  }),
  removePhoto: route({
    ...shared,
    method: 'DELETE',
    path: '/api/sites/{siteId}/photo',
    summary: 'Take the photo of a building site away',
    params,
    response: done,
  }),
  orders: route({
    ...shared,
    method: 'GET',
    path: '/api/sites/{siteId}/orders',
    summary: 'What was ordered for a building site, newest first',
    params,
    response: resultList(siteOrder),
  }),
  documents: route({
    ...shared,
    method: 'GET',
    path: '/api/sites/{siteId}/documents',
    summary: 'The documents of a building site: its own first, then of its quotes and orders, each newest first',
    params,
    response: resultList(siteDocument),
  }),
  addDocument: route({
    ...shared,
    method: 'POST',
    path: '/api/sites/{siteId}/documents',
    summary: 'Bring a document: PDF, picture, DWG, DXF, Excel or Word; for managers and the leader',
    params,
    query: z.object({ fileName: plainText(200).check(z.minLength(1)) }),
    bodyType: 'file',
    response: siteFile,
  }),
  document: route({
    ...shared,
    method: 'GET',
    path: '/api/sites/{siteId}/documents/{documentId}',
    summary: 'A document somebody brought, for those who may see the site',
    params: documentParams,
    amounts: 'leftOut',
    responseType: 'binary',
  }),
  removeDocument: route({
    ...shared,
    method: 'DELETE',
    path: '/api/sites/{siteId}/documents/{documentId}',
    summary: 'Take a document of a building site away; for managers and the leader',
    params: documentParams,
    response: done,
  }),
};
