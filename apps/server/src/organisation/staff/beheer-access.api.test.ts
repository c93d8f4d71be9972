import { randomUUID } from 'node:crypto';
import { type Permission, startingRoles } from '@bouwpoort/contract/foundation/permissions';
import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { usualSwitches } from '@bouwpoort/contract/organisation/ventures.staff';
import { beheerRoutes } from '@bouwpoort/contract/program/all-routes.staff';
import { and, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { plantQuote } from '../../../testing/test-quotes.ts';
import { type demoStaff, StaffBrowser, staffOf } from '../../../testing/test-staff.ts';
import { products } from '../../catalogue/products/products.tables.ts';
import { siteUsers } from '../../customers/identity/identity.tables.ts';
import { ensureSource } from '../../exchange/connections/connections.ts';
import { importPlans, importRuns } from '../../exchange/imports/imports.tables.ts';
import { orders } from '../../ordering/orders/orders.tables.ts';
import { permissionsOf } from './staff-scopes.ts';

/*
 * Every route of the back office × every role × records of the role's own place, of another venture and of another
 * branch. The behaviour of routes is tested elsewhere; this proves that each of them checks permissions.
 */

const { app, db, setClock } = await createTestApp();
setClock(new Date('2026-11-16T10:00:00+01:00'));

type Domains = typeof beheerRoutes;
type RouteKey = { [D in keyof Domains]: `${D}.${keyof Domains[D] & string}` }[keyof Domains];

/** The place of a record, and the records there. */
interface Things {
  ventureId: string;
  branchId: string;
  orderId: string;
  /** At the branch of the order. */
  quoteId: string;
  customerId: string;
  userId: string;
  /** Another customer of the venture. */
  otherId: string;
  batchId: string;
  runId: string;
  planId: string;
  productId: string;
  categoryId: string;
}

interface Call {
  path?: (of: Things) => Record<string, string>;
  query?: (of: Things) => Record<string, string>;
  body?: (of: Things) => object;
  /** Creates again what an earlier call may have removed. */
  first?: (of: Things) => Promise<unknown>;
  /** A streamed body. */
  file?: string;
  /** Whether it names something of a venture or a branch. */
  /** The required permission, for a route without a single one. */
  permission?: Permission;
  names: 'order' | 'customer' | 'branch' | 'venture' | 'whole venture' | 'everything' | 'nothing';
}

const nobody = '00000000-0000-4000-8000-000000000000';
const none: Call = { names: 'nothing' };
const mediaOf = ({ ventureId }: Things) => `/media/eigen/${ventureId}/toegang.png`;
const addMedia = (of: Things) =>
  db.execute(sql`insert into media_file (path, content_type, bytes, venture_id)
    values (${mediaOf(of)}, 'image/png', '', ${of.ventureId}) on conflict do nothing`);
const ofMedia = (body?: object, query: Record<string, string> = {}): Call => ({
  names: 'whole venture',
  first: addMedia,
  query: (of) => ({ path: mediaOf(of), ...query }),
  ...(body ? { body: () => body } : {}),
});
const withMedia = (body: (path: string) => object): Call => ({
  names: 'whole venture',
  first: addMedia,
  body: (of) => body(mediaOf(of)),
});
const ofOrder = (body?: object): Call => ({
  names: 'order',
  path: ({ orderId }) => ({ orderId }),
  ...(body ? { body: () => body } : {}),
});
const ofQuote = (body?: object): Call => ({
  names: 'order',
  path: ({ quoteId }) => ({ quoteId, fileId: nobody }),
  ...(body ? { body: () => body } : {}),
});
const ofCustomer = (body?: object): Call => ({
  names: 'customer',
  path: ({ customerId, userId, otherId }) => ({ customerId, userId, intoId: otherId }),
  ...(body ? { body: () => body } : {}),
});
const ofVenture: Call = { names: 'venture', query: ({ ventureId }) => ({ ventureId }) };
const person = { firstName: 'Piet', lastName: 'Hoekstra', email: 'piet@nergens.example', isManager: false };
const place = { name: 'Werf', street: 'Kade', houseNumber: '1', postalCode: '3511AB', city: 'Utrecht' };
/** For records that do not exist: an allowed caller gets a 404, and nothing is changed. */
const ofPlace = (body?: object): Call => ({
  names: 'customer',
  path: ({ customerId }) => ({ customerId, addressId: 'bestaat-niet', projectId: '2147483647' }),
  query: () => ({ version: '0' }),
  ...(body ? { body: () => body } : {}),
});
const customerFields = {
  ...{ customerName: 'Naam', chamberOfCommerceNumber: null, customerGroup: 'B', branchId: null, creditLimit: null },
  ...{ hasDeliverystop: false, hasOrderstop: false, isInactive: false, counterTicketMandatory: false, deskNote: '' },
  ...{ customerObjectMandatory: false, customerNameMandatory: false, referenceNumberMandatory: false, version: 0 },
};
const staffChange = { name: 'Naam', grants: [], isLocked: false, version: 0 };

const ofBranch = (body?: object): Call => ({
  names: 'branch',
  path: ({ branchId }) => ({ branchId }),
  ...(body ? { body: () => body } : {}),
});
const branchFields = {
  ...{ displayName: 'Naam', address: 'Straat 1', postalCode: '3812PM', city: 'Plaats', phone: '033 711 23 40' },
  ...{ email: 'vestiging@nergens.example', bouwshopServices: [], showroomServices: [] },
  ...{ latitude: 52.1, longitude: 5.4 },
  ...{ week: [], deviations: [], cutOffs: [], version: 0 },
};
/** With existing numbers: an allowed caller gets a conflict, and nothing is changed. */
const takenBranch = {
  ...{
    branchId: '2101',
    type: 'bouwshop',
    displayName: 'Naam',
    street: 'Straat',
    houseNumber: '1',
    postalCode: '3812PM',
  },
  ...{
    city: 'Plaats',
    phone: '033 711 23 40',
    email: 'vestiging@nergens.example',
    hoursLike: null,
    warehouseCode: null,
  },
};
const takenCustomer = {
  ...{
    customerId: '510001',
    customerName: 'Naam',
    chamberOfCommerceNumber: null,
    customerGroup: 'B',
    creditLimit: null,
  },
  ...{
    street: 'Kade',
    houseNumber: '1',
    postalCode: '3511AB',
    city: 'Utrecht',
    firstName: '',
    lastName: '',
    email: '',
  },
};
const closureDays = { firstDay: '2026-12-28', lastDay: '2026-12-30', name: 'Telling' };
const noClosure = () => ({ closureId: '2147483647' });
const ofArticle = (body?: object): Call => ({
  names: 'whole venture',
  path: ({ ventureId }) => ({ ventureId, code: 'bestaat-niet' }),
  ...(body ? { body: () => body } : {}),
});
const noWebhook = () => ({ webhookId: '2147483647', deliveryId: nobody });
/** The record of another place, instead of the own one. */
const ofSite = (body?: object): Call => ({
  names: 'whole venture',
  path: ({ ventureId }) => ({ ventureId }),
  ...(body ? { body: () => body } : {}),
});
const ofPage = (body?: object): Call => ({
  names: 'whole venture',
  path: ({ ventureId }) => ({ pageId: `${ventureId}-home`, version: '1', linkId: nobody, commentId: nobody }),
  ...(body ? { body: () => body } : {}),
});
const ofMenu = (body?: object): Call => ({
  names: 'whole venture',
  path: ({ ventureId }) => ({ ventureId, place: 'header', linkId: nobody }),
  ...(body ? { body: () => body } : {}),
});
const noRevision = 2_000_000_000;
const pageFields = {
  ...{ name: 'Naam', disableIndexing: false, disableFollowing: false, pageImageUrl: null, backgroundImageUrl: null },
  properties: {},
};
const messageFields = (ventureId: string) => ({
  ...{ message: 'Let op', kind: 'info', hyperLink: null, hyperLinkText: null, isClosable: true },
  ...{ audience: 'everybody', ventureIds: [ventureId], firstDay: null, lastDay: null, isDraft: true },
});
const ofBatch: Call = { names: 'whole venture', path: ({ batchId }) => ({ batchId }) };
const ofRun = (body?: object): Call => ({
  names: 'whole venture',
  path: ({ runId }) => ({ runId }),
  ...(body ? { body: () => body } : {}),
});
const ofPlan = (body?: (of: Things) => object): Call => ({
  names: 'whole venture',
  path: ({ planId }) => ({ planId }),
  ...(body ? { body } : {}),
});
const planFields = {
  ...{ ventureId: '210', source: 'iemand', origin: 'url', url: 'https://nergens.example/a.csv', entity: null },
  ...{ mode: 'merge', mappingName: null, days: [1], time: '02:30', isOn: true },
};
const ofProduct = (body?: (of: Things) => object): Call => ({
  names: 'whole venture',
  path: ({ productId }) => ({ productId }),
  ...(body ? { body } : {}),
});
const ofCategory = (body?: (of: Things) => object): Call => ({
  names: 'whole venture',
  path: ({ categoryId }) => ({ categoryId }),
  ...(body ? { body } : {}),
});
const ofWholeVenture: Call = { names: 'whole venture', query: ({ ventureId }) => ({ ventureId }) };
const ofShop = (body: object): Call => ({
  names: 'whole venture',
  body: ({ ventureId }) => ({ ventureId, ...body }),
});
const noSynonym = () => ({ synonymId: '2147483647' });
const pathOf = (ventureId: string) => (ventureId === '210' ? 'steenhof' : 'houtmeesters');
const unit = { code: 'PCE', name: 'stuk', ratio: '1', gtin: null };
const newVariant = {
  ...{ code: '1589792', variantName: 'Naam', displayByValue: '', salesUnit: 'PCE', priceUnit: 'PCE', stockUnit: 'PCE' },
  ...{ units: [unit], priceDelivery: 1, pricePickup: 1, pricePer: 1 },
};
const productFields = {
  ...{ name: 'Naam', brand: '', line: '', type: '', description: '', usps: [], displayVariantsBy: '', vatRate: 21 },
  ...{ categoryId: null, routeSegment: 'naam', isVisible: true, publishFrom: '2026-01-01T00:00:00Z' },
  ...{ publishUntil: null, images: [], imageTexts: [], downloads: [], relations: [], variants: [], overridden: [] },
};
const categoryFields = {
  ...{ name: 'Naam', parentId: null, routeSegment: 'naam', introduction: '', bodyIntroduction: '', body: '' },
  ...{ position: 0, overridden: [] },
};
const listPrice = { priceDelivery: 1, pricePickup: 1, salesPricePer: 1 };

/** One valid call of each route: a route without one does not compile. */
const ventureFields = {
  ...{ name: 'Iets', slogan: '', email: 'info@iets.example', phone: '', accentColor: '#12355B' },
  ...{ logoUrl: null, stackedLogoUrl: null, beeldmerkUrl: null, ...usualSwitches(false) },
};
const calls: Record<RouteKey, Call> = {
  'quotes.list': none,
  'quotes.views': none,
  'quotes.export': none,
  'quotes.create': { names: 'customer', body: ({ customerId }) => ({ customerId }) },
  'quotes.details': ofQuote(),
  // With an unknown version or recipient: none of them changes anything.
  'quotes.save': ofQuote({
    ...{ version: 2_000_000_000, validUntil: null, callOffUntil: null },
    lines: [{ code: '', name: 'Latei', quantity: 1, unit: 'PCE', offered: null }],
  }),
  'quotes.send': ofQuote({ version: 2_000_000_000 }),
  'quotes.assign': ofQuote({ staffId: nobody }),
  'quotes.withdraw': ofQuote({ reason: 'Kan niet' }),
  'quotes.message': ofQuote({ text: 'Bel even', isNote: true }),
  'quotes.file': ofQuote(),
  'quotes.pdf': ofQuote(),
  'audit.list': none,
  'audit.csv': none,
  'audit.history': {
    ...{ names: 'branch', permission: 'branches.read' },
    query: ({ branchId }) => ({ entity: 'branch', entityId: branchId }),
  },
  'imports.batches': { names: 'whole venture', query: ({ ventureId }) => ({ ventureId }) },
  'imports.batch': ofBatch,
  'imports.batchErrors': ofBatch,
  'imports.undoBatch': ofBatch,
  'imports.options': none,
  'imports.runs': none,
  'imports.upload': {
    names: 'whole venture',
    query: ({ ventureId }) => ({ ventureId, source: 'iemand', fileName: 'bestand.csv' }),
    file: 'Artikelnr.;Omschrijving\n1;Plaat\n',
  },
  'imports.run': ofRun(),
  'imports.settings': ofRun({ entity: null, mode: 'merge', meanings: null, mappingName: null }),
  'imports.check': ofRun(),
  'imports.start': ofRun(),
  'imports.pause': ofRun(),
  'imports.resume': ofRun(),
  'imports.stop': ofRun(),
  'imports.confirm': ofRun({ reason: 'Uit het assortiment' }),
  'imports.undo': ofRun(),
  'imports.errors': ofRun(),
  'importPlans.list': none,
  'importPlans.add': { names: 'whole venture', body: ({ ventureId }) => ({ ...planFields, ventureId }) },
  'importPlans.change': ofPlan(({ ventureId }) => ({ edit: { ...planFields, ventureId }, version: 0 })),
  'importPlans.remove': { ...ofPlan(), first: ({ planId, ventureId }) => addPlan(planId, ventureId) },
  'importPlans.runNow': ofPlan(),
  'integrations.sources': none,
  'integrations.keys': none,
  'integrations.addKey': {
    names: 'whole venture',
    body: ({ ventureId }) => ({
      ...{ source: 'iemand', scopes: ['all:read'], ventureIds: [ventureId], networks: [], expiresAt: null },
    }),
  },
  'integrations.endKey': { names: 'nothing', path: () => ({ keyId: '2147483647' }) },
  'integrations.webhooks': none,
  'integrations.addWebhook': {
    names: 'whole venture',
    body: ({ ventureId }) => ({
      ...{ ventureId, url: 'https://erp.example/hook', events: ['order.placed'], ownerEmail: 'it@erp.example' },
    }),
  },
  'integrations.switchWebhook': { names: 'nothing', path: noWebhook, body: () => ({ isActive: true }) },
  'integrations.renewWebhookSecret': { names: 'nothing', path: noWebhook },
  'integrations.removeWebhook': { names: 'nothing', path: noWebhook },
  'integrations.deliveries': { names: 'nothing', path: noWebhook },
  'integrations.replay': { names: 'nothing', path: noWebhook },
  'integrations.outbox': { names: 'whole venture', query: ({ ventureId }) => ({ ventureId }) },
  'integrations.sendAgain': ofOrder(),
  'integrations.exports': none,
  'integrations.startExport': {
    names: 'whole venture',
    body: ({ ventureId }) => ({ ventureId, format: 'csv', entity: 'product', source: 'iemand' }),
  },
  'integrations.download': { names: 'nothing', path: () => ({ exportId: nobody }) },
  'pages.tree': ofWholeVenture,
  'pages.targets': ofWholeVenture,
  'pages.sharedBlocks': ofWholeVenture,
  'pages.create': ofShop({ contentType: 'ContentPage', name: 'Naam', parentId: null }),
  'pages.page': ofPage(),
  // With an unknown revision: none of them changes anything.
  'pages.save': ofPage({ revision: noRevision, edit: pageFields }),
  'pages.discard': { ...ofPage(), query: () => ({ revision: String(noRevision) }) },
  'pages.copy': {
    ...ofPage(),
    body: ({ ventureId }) => ({ ventureId, parentId: null }),
  },
  'pages.move': ofPage({ revision: noRevision, parentId: null }),
  'pages.archive': ofPage({ revision: noRevision, redirectTo: null }),
  'pages.restore': ofPage({ revision: noRevision, publish: false }),
  'pages.checks': ofPage(),
  'pages.askReview': ofPage({ revision: noRevision }),
  'pages.endReview': ofPage(),
  'pages.refuse': ofPage({ revision: noRevision, note: 'Nog niet' }),
  'pages.publish': ofPage({ revision: noRevision }),
  'pages.undoPublish': ofPage({ version: 2_000_000_000 }),
  'pages.plan': ofPage({ revision: noRevision, publishAt: '2026-12-01T08:00:00Z', withdrawAt: null }),
  'pages.cancelPlan': ofPage(),
  'pages.versions': ofPage(),
  'pages.version': ofPage(),
  'pages.putBack': ofPage({ revision: noRevision, publish: false }),
  'pages.preview': ofPage({}),
  'pages.previewLinks': ofPage(),
  'pages.addPreviewLink': ofPage({ name: 'Drukker', expiresAt: '2026-12-01T08:00:00Z' }),
  'pages.revokePreviewLink': ofPage(),
  'pages.comments': ofPage(),
  'pages.addComment': ofPage({ blockId: null, text: 'Klopt dit?' }),
  'pages.resolveComment': ofPage({ isResolved: true }),
  'pages.presence': ofPage({ windowId: 'venster-12345', blockId: null }),
  'menus.menus': ofSite(),
  'menus.save': ofMenu({ revision: noRevision, edit: { headerLinks: [] } }),
  'menus.discard': { ...ofMenu(), query: () => ({ revision: String(noRevision) }) },
  'menus.publish': ofMenu({ revision: noRevision }),
  'menus.putBack': ofMenu({ revision: noRevision, edit: { headerLinks: [] }, keepAsDraft: false }),
  'menus.plan': ofMenu({ revision: noRevision, publishAt: '2026-12-01T08:00:00Z' }),
  'menus.cancelPlan': ofMenu(),
  'menus.preview': ofMenu(),
  'menus.previewLinks': ofMenu(),
  'menus.addPreviewLink': ofMenu({ name: 'Drukker', expiresAt: '2026-12-01T08:00:00Z' }),
  'menus.revokePreviewLink': ofMenu(),
  'site.messages': none,
  'site.addMessage': { names: 'whole venture', body: ({ ventureId }) => messageFields(ventureId) },
  'site.changeMessage': {
    names: 'nothing',
    path: () => ({ messageId: nobody }),
    body: ({ ventureId }) => ({ ...messageFields(ventureId), version: 0 }),
  },
  'site.removeMessage': { names: 'nothing', path: () => ({ messageId: nobody }) },
  'site.usps': ofSite(),
  'site.changeUsps': ofSite({ uspSettings: [], registerUSPItems: [], version: 0 }),
  'site.texts': none,
  'site.changeText': {
    names: 'everything',
    path: () => ({ namespace: 'general', key: 'bestaat-niet' }),
    body: () => ({ text: null, before: null }),
  },
  'system.jobs': none,
  'system.retry': { names: 'nothing', body: () => ({ ids: [nobody] }) },
  'system.discard': { names: 'nothing', body: () => ({ ids: [nobody] }) },
  'system.mails': { names: 'whole venture', query: ({ ventureId }) => ({ ventureId }) },
  'system.mail': { names: 'nothing', path: () => ({ mailId: nobody }) },
  'system.resendMail': { names: 'nothing', path: () => ({ mailId: nobody }) },
  'system.health': none,
  'system.slow': none,
  'system.about': none,
  'system.emergency': none,
  'system.setEmergency': {
    names: 'whole venture',
    body: ({ ventureId }) => ({ ventureId, message: 'Storing', until: null }),
  },
  'system.endEmergency': { names: 'whole venture', body: ({ ventureId }) => ({ ventureId }) },
  'branches.list': none,
  'branches.add': { names: 'whole venture', body: ({ ventureId }) => ({ ...takenBranch, ventureId }) },
  'branches.details': ofBranch(),
  'branches.change': ofBranch(branchFields),
  // It already has one: an allowed caller gets a conflict, and nothing is changed.
  'branches.addWarehouse': { ...ofBranch({ warehouseCode: 2_147_483_647 }), names: 'whole venture' },
  'branches.preview': ofBranch({ week: [], deviations: [] }),
  'branches.closures': none,
  'branches.addClosure': { names: 'whole venture', body: ({ ventureId }) => ({ ...closureDays, ventureId }) },
  'branches.changeClosure': {
    ...{ names: 'nothing', path: noClosure },
    body: () => ({ ...closureDays, ventureId: null, version: 0 }),
  },
  'branches.removeClosure': { names: 'nothing', path: noClosure },
  'prices.explain': {
    names: 'whole venture',
    query: ({ customerId }) => ({ customerId, code: 'bestaat-niet' }),
  },
  'prices.customers': { names: 'whole venture', query: ({ ventureId }) => ({ ventureId, q: '5' }) },
  'prices.articles': { names: 'whole venture', query: ({ ventureId }) => ({ ventureId, q: '0' }) },
  'prices.article': ofArticle(),
  'prices.setListPrice': ofArticle({ ...listPrice, version: 0 }),
  'prices.setCostPrice': ofArticle({ price: 1, salesPricePer: 1, before: -1 }),
  'prices.addAgreement': {
    names: 'whole venture',
    body: ({ ventureId, customerId }) => ({
      ...{ ...listPrice, ventureId, customerId, customerGroup: null, code: 'bestaat-niet' },
      ...{ priceUnit: 'PCE', validFrom: '2026-11-16', validUntil: null },
    }),
  },
  'prices.endAgreement': {
    names: 'nothing',
    path: () => ({ agreementId: '2147483647' }),
    body: () => ({ validUntil: null, version: 0 }),
  },
  'products.list': ofWholeVenture,
  'products.views': ofWholeVenture,
  'products.export': ofWholeVenture,
  'products.completeness': ofWholeVenture,
  'products.details': ofProduct(),
  // With an unknown version: it changes nothing.
  'products.change': ofProduct(() => ({ edit: productFields, version: 0 })),
  'products.changeRow': ofProduct(() => ({ name: 'Naam', version: 0 })),
  'products.add': {
    names: 'whole venture',
    body: ({ ventureId }) => ({ ...newVariant, ventureId, categoryId: 1, name: 'Naam', brand: '', vatRate: 21 }),
  },
  'products.addVariant': ofProduct(() => newVariant),
  // Permissions per row are tested in products-bulk.api.test.ts.
  'products.changeMany': {
    names: 'nothing',
    body: ({ productId }) => ({ productIds: [Number(productId)], change: { brand: 'Merk' } }),
  },
  'products.undoMany': { names: 'nothing', path: () => ({ runId: nobody }) },
  'products.run': { names: 'nothing', path: () => ({ runId: nobody }) },
  'products.media': { names: 'nothing', query: () => ({ kind: 'image' }) },
  'products.uploadMedia': {
    names: 'whole venture',
    query: ({ ventureId }) => ({ ventureId, kind: 'image', fileName: 'plaat.png' }),
    file: 'geen afbeelding',
  },
  'categories.tree': ofWholeVenture,
  'categories.waiting': ofWholeVenture,
  'categories.place': {
    names: 'whole venture',
    body: ({ ventureId }) => ({ ventureId, groups: [{ system: 'ETIM', code: 'EC1', name: 'Naam' }], categoryId: null }),
  },
  'categories.details': ofCategory(),
  'categories.add': { names: 'whole venture', body: ({ ventureId }) => ({ ventureId, parentId: 1, name: 'Naam' }) },
  'categories.change': ofCategory(() => ({ edit: categoryFields, version: 0 })),
  'categories.order': ofCategory(() => ({ by: 1 })),
  'categories.merge': ofCategory(() => ({ intoId: 1, version: 0 })),
  'features.list': none,
  // The same in all ventures.
  'features.add': {
    names: 'everything',
    body: () => ({ key: 'dikte', name: 'Naam', unit: '', isFilter: false, position: 0 }),
  },
  'features.change': {
    names: 'everything',
    path: () => ({ key: 'bestaat-niet' }),
    body: () => ({ name: 'Naam', unit: '', isFilter: false, position: 0, version: 0 }),
  },
  // The visible rows are tested in redirects.api.test.ts.
  'ventures.list': none,
  'ventures.details': ofSite(),
  'ventures.add': {
    names: 'everything',
    body: () => ({ ...ventureFields, id: '110', path: 'bouwpoort', pages: [] }),
  },
  'ventures.change': ofSite({ ...ventureFields, version: 0 }),
  'ventures.uploadLogo': {
    names: 'whole venture',
    path: ({ ventureId }) => ({ ventureId }),
    query: () => ({ fileName: 'logo.svg' }),
    file: 'geen afbeelding',
  },
  'redirects.list': none,
  'redirects.csv': none,
  'redirects.add': {
    names: 'whole venture',
    body: ({ ventureId }) => ({ from: `/${pathOf(ventureId)}/oud`, to: '/nieuw', isPermanent: true }),
  },
  'redirects.change': {
    names: 'whole venture',
    query: ({ ventureId }) => ({ from: `/${pathOf(ventureId)}/bestaat-niet`, version: '0' }),
    body: () => ({ to: '/nieuw', isPermanent: true }),
  },
  'redirects.remove': {
    names: 'whole venture',
    query: ({ ventureId }) => ({ from: `/${pathOf(ventureId)}/bestaat-niet`, version: '0' }),
  },
  'redirects.import': { names: 'nothing', body: () => ({ text: '/oud;/nieuw', isTrial: true }) },
  // The visible rows are tested in media.api.test.ts.
  'media.list': none,
  'media.overview': none,
  'media.file': ofMedia(),
  'media.upload': {
    names: 'whole venture',
    query: ({ ventureId }) => ({ ventureId, fileName: 'plaat.png' }),
    file: 'geen afbeelding',
  },
  'media.change': ofMedia({
    ...{ name: 'Plaat', altText: '', tags: [], focalPoint: { x: 0.5, y: 0.5 }, rights: '', folderId: null },
    version: 0,
  }),
  'media.replace': { ...ofMedia(undefined, { version: '0', fileName: 'plaat.png' }), file: 'geen afbeelding' },
  'media.putBack': withMedia((path) => ({ path, version: 0 })),
  'media.remove': ofMedia(undefined, { version: '0' }),
  'media.restore': withMedia((path) => ({ path })),
  'media.move': withMedia((path) => ({ paths: [path], folderId: null })),
  // Folders are the same for all ventures.
  'media.addFolder': { names: 'everything', body: () => ({ name: 'Nieuws', parentId: null }) },
  'media.changeFolder': {
    ...{ names: 'everything', path: () => ({ folderId: '999' }) },
    body: () => ({ name: 'Nieuws', parentId: null, version: 0 }),
  },
  'media.removeFolder': { names: 'everything', path: () => ({ folderId: '999' }) },
  'search.summary': ofWholeVenture,
  'search.test': ofShop({ query: 'gipsplaat', categoryId: null }),
  'search.synonyms': ofWholeVenture,
  'search.synonymsCsv': ofWholeVenture,
  'search.importSynonyms': { names: 'nothing', body: () => ({ text: 'a;b', isTrial: true }) },
  'search.unpublish': {
    names: 'whole venture',
    body: ({ ventureId }) => ({
      synonyms: [],
      tunings: [{ ventureId, query: 'bestaat niet', categoryId: null, live: null, draft: [], version: 1 }],
    }),
  },
  'search.addSynonym': ofShop({ kind: 'oneWay', term: 'brulboei', finds: 'gipsplaat' }),
  'search.changeSynonym': {
    ...{ names: 'nothing', path: noSynonym },
    body: () => ({ edit: { ventureId: '210', kind: 'stopWord', term: 'goede', finds: '' }, version: 0 }),
  },
  'search.removeSynonym': { names: 'nothing', path: noSynonym, query: () => ({ version: '0' }) },
  'search.discardSynonym': { names: 'nothing', path: noSynonym, query: () => ({ version: '0' }) },
  'search.tunings': ofWholeVenture,
  'search.tune': ofShop({ query: 'gipsplaat', categoryId: null, items: [], version: 9 }),
  'search.trial': ofShop({}),
  'search.publish': ofShop({ fingerprint: 0 }),
  'search.discard': ofShop({}),
  'search.terms': { names: 'whole venture', query: ({ ventureId }) => ({ ventureId, list: 'missed' }) },
  'search.termsCsv': { names: 'whole venture', query: ({ ventureId }) => ({ ventureId, list: 'missed' }) },
  'search.ignoreTerm': ofShop({ term: 'plork' }),
  'search.showTerm': ofShop({ term: 'plork' }),
  'overview.overview': none,
  'orders.list': ofVenture,
  'orders.views': ofVenture,
  'orders.export': ofVenture,
  'orders.details': ofOrder(),
  'orders.pdf': ofOrder(),
  'orders.resend': ofOrder(),
  'orders.release': ofOrder(),
  'orders.cancel': ofOrder({ reason: 'Uit het assortiment' }),
  'orders.refund': ofOrder({ amount: 1, reason: 'Een zak was nat' }),
  'orders.note': ofOrder({ text: 'Bel de klant' }),
  'orders.assign': ofOrder({ mine: true }),
  // Permissions per row are tested in orders.api.test.ts.
  'orders.resendMany': { names: 'nothing', body: ({ orderId }) => ({ orderIds: [orderId] }) },
  'orders.run': { names: 'nothing', path: () => ({ runId: nobody }) },
  'customers.list': ofVenture,
  'customers.views': ofVenture,
  'customers.export': ofVenture,
  'customers.add': {
    names: 'branch',
    body: ({ ventureId, branchId }) => ({ ...takenCustomer, ventureId, branchId }),
  },
  'customers.details': ofCustomer(),
  'customers.change': ofCustomer(customerFields),
  'customers.addAddress': ofCustomer(place),
  'customers.changeAddress': ofPlace({ ...place, version: 0 }),
  'customers.endAddress': ofPlace(),
  'customers.addProject': ofCustomer({ name: 'Werk' }),
  'customers.changeProject': ofPlace({ name: 'Werk', version: 0 }),
  'customers.endProject': ofPlace(),
  'customers.agreements': ofCustomer(),
  'customers.inviteUser': ofCustomer(person),
  'customers.changeUser': ofCustomer({ ...person, active: true, isBlocked: false }),
  'customers.resetUser': ofCustomer(),
  'customers.viewAs': ofCustomer({ reason: 'Belt over een prijs' }),
  'customers.mergePreview': ofCustomer(),
  'customers.merge': ofCustomer({ fromVersion: 0, intoVersion: 0 }),
  'views.list': none,
  'views.save': {
    names: 'nothing',
    path: () => ({ viewId: nobody }),
    body: () => ({ list: 'orders', name: 'Naam', query: '' }),
  },
  'views.remove': { names: 'nothing', path: () => ({ viewId: nobody }) },
  'staff.logIn': { names: 'nothing', body: () => ({ email: 'niemand@nergens.example', password: 'x' }) },
  'staff.giveCode': { names: 'nothing', body: () => ({ code: '123456' }) },
  'staff.me': none,
  'staff.unlock': { names: 'nothing', body: () => ({ password: 'x' }) },
  'staff.logOut': none,
  'staff.setPassword': { names: 'nothing', body: () => ({ token: 'x', password: 'vorst-kruiwagen-7' }) },
  'staff.oidcStart': none,
  'staff.oidcReturn': none,
  'staff.loginWays': none,
  'staff.startSecondStep': none,
  'staff.confirmSecondStep': { names: 'nothing', body: () => ({ code: '123456' }) },
  'staff.sessions': none,
  'staff.endSession': { names: 'nothing', path: () => ({ sessionId: nobody }) },
  'staff.preferences': { names: 'nothing', body: () => ({ shortcuts: true }) },
  'staff.people': none,
  'staff.invite': {
    names: 'nothing',
    body: () => ({ ...{ email: 'nieuw@nergens.example', name: 'Nieuw' }, grants: [grantOfReader] }),
  },
  'staff.change': { names: 'nothing', path: () => ({ staffId: nobody }), body: () => staffChange },
  'staff.reset': { names: 'nothing', path: () => ({ staffId: nobody }), body: () => ({ secondStep: false }) },
  'staff.endSessionsOf': { names: 'nothing', path: () => ({ staffId: nobody }) },
  'staff.allSessions': none,
  'staff.roles': none,
  'staff.saveRole': {
    names: 'nothing',
    path: () => ({ roleId: 'beheerder' }),
    body: () => ({ name: 'Beheerder', permissions: [], version: 0 }),
  },
  'staff.removeRole': { names: 'nothing', path: () => ({ roleId: 'bestaat-niet' }) },
};
const grantOfReader = { roleId: 'meelezer', ventureId: null, branchId: null };

/** Routes without authentication: logging in, and what ends a session. */
const open: readonly RouteKey[] = [
  'staff.logIn',
  'staff.giveCode',
  'staff.me',
  'staff.unlock',
  'staff.logOut',
  'staff.setPassword',
  'staff.oidcStart',
  'staff.oidcReturn',
  'staff.loginWays',
];

const contracts = Object.fromEntries(
  Object.entries(beheerRoutes).flatMap(([domain, routes]) =>
    Object.entries(routes).map(([name, contract]) => [`${domain}.${name}`, contract]),
  ),
) as Record<RouteKey, RouteContract>;
const keys = Object.keys(contracts) as RouteKey[];

/** The role of each demo account, and its place. */
const people = {
  admin: { role: 'beheerder', ventureId: null, branchId: null },
  sales: { role: 'binnendienst', ventureId: '210', branchId: null },
  assortment: { role: 'assortiment', ventureId: '210', branchId: null },
  website: { role: 'website', ventureId: null, branchId: null },
  branch: { role: 'vestiging', ventureId: '210', branchId: '2102' },
  reader: { role: 'meelezer', ventureId: null, branchId: null },
} as const satisfies Record<keyof typeof demoStaff, object>;
type Who = keyof typeof people;
const everybody = Object.keys(people) as Who[];
const browsers = new Map(await Promise.all(everybody.map(async (who) => [who, await staffOf(app, who)] as const)));

const places = {
  'of the own branch': { ventureId: '210', branchId: '2102', customerId: '510001', otherId: '510002' },
  'of another branch': { ventureId: '210', branchId: '2101', customerId: '510002', otherId: '510001' },
  'of another venture': { ventureId: '220', branchId: '2201', customerId: '520001', otherId: '520001' },
} as const;
type PlaceName = keyof typeof places;
const things = new Map<PlaceName, Things>();
for (const [name, { ventureId, branchId, customerId, otherId }] of Object.entries(places)) {
  const [order] = await db
    .update(orders)
    .set({ branchId })
    .where(
      eq(
        orders.orderId,
        (await db.select().from(orders).where(eq(orders.customerId, customerId)).limit(1))[0]?.orderId ?? '',
      ),
    )
    .returning();
  const [user] = await db
    .select()
    .from(siteUsers)
    .where(and(eq(siteUsers.customerId, customerId), eq(siteUsers.isGuestAccount, false)))
    .limit(1);
  const [product] = await db.select().from(products).where(eq(products.ventureId, ventureId)).limit(1);
  if (!order || !user || !product) throw new Error(`the demo world has nothing ${name}`);
  const { batchId, runId, planId } = await addImport(ventureId);
  const variant = { guid: randomUUID(), code: 'x' };
  const { quoteId } = await plantQuote(db, { email: user.email, state: 'offered', variant, branchId });
  things.set(name as PlaceName, {
    quoteId: String(quoteId),
    ...{ ventureId, branchId, customerId, otherId, batchId, runId, planId, orderId: order.orderId, userId: user.id },
    ...{ productId: String(product.id), categoryId: String(product.categoryId) },
  });
}

async function addImport(ventureId: string): Promise<Pick<Things, 'batchId' | 'runId' | 'planId'>> {
  const runId = randomUUID();
  await db.insert(importRuns).values({
    ...{ id: runId, staffName: 'Iemand', ventureId, source: 'iemand', fileName: 'a.csv', size: 1, format: 'csv' },
    ...{ findings: { suggestedMode: 'merge', facts: {}, columns: [] }, mode: 'merge', state: 'uploaded' },
    createdAt: new Date(),
  });
  const sourceId = await ensureSource(db, 'iemand', new Date());
  const { rows } = await db.execute<{ id: number }>(sql`insert into exchange_batch
    (source_id, venture_id, entity, mode, dry_run, content_hash, state, lines, received_at)
    values (${sourceId}, ${ventureId}, 'product', 'merge', true, '', 'finished', 1, now()) returning id`);
  const planId = randomUUID();
  await addPlan(planId, ventureId);
  return { batchId: String(rows[0]?.id), runId, planId };
}

async function addPlan(planId: string, ventureId: string): Promise<void> {
  await db
    .insert(importPlans)
    .values({
      ...{ id: planId, staffName: 'Iemand', ventureId, source: 'iemand', origin: 'folder', mode: 'merge', days: [1] },
      ...{ time: '02:30', createdAt: new Date() },
    })
    .onConflictDoNothing();
}

async function send(browser: StaffBrowser, key: RouteKey, of: Things) {
  const { method, path } = contracts[key];
  const { path: params, query, body, file, first } = calls[key];
  await first?.(of);
  const given: Record<string, string> = params?.(of) ?? {};
  const url = path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? 'x'));
  const asked = new URLSearchParams(query?.(of)).toString();
  const address = asked === '' ? url : `${url}?${asked}`;
  if (file !== undefined) {
    return browser.ask(method, address, Buffer.from(file), { 'content-type': 'application/octet-stream' });
  }
  return browser.ask(method, address, body?.(of));
}

function mayCall(who: Who, key: RouteKey, place: PlaceName): boolean {
  const permission = calls[key].permission ?? contracts[key].permission;
  if (permission === 'own') return true;
  const { role, ventureId, branchId } = people[who];
  const held = permissionsOf({ permissions: startingRoles[role].permissions, isFixed: role === 'beheerder' });
  if (!held.includes(permission as Permission)) return false;
  const { names } = calls[key];
  if (names === 'nothing' || ventureId === null) return true;
  if (names === 'everything') return false;
  if (places[place].ventureId !== ventureId) return false;
  // A branch sees its own part of a list of the venture.
  if (names === 'whole venture') return branchId === null;
  return names === 'venture' || branchId === null || places[place].branchId === branchId;
}

test('every route names a permission, except those for logging in', () => {
  expect(keys.filter((key) => contracts[key].access !== 'staff').sort()).toEqual([...open].sort());
  expect(keys.filter((key) => contracts[key].access === 'staff' && !contracts[key].permission)).toEqual([]);
  expect(keys.filter((key) => !contracts[key].path.startsWith('/api/beheer/'))).toEqual([]);
  expect(Object.keys(calls).sort()).toEqual([...keys].sort());
});

describe.each(keys.filter((key) => !open.includes(key)))('%s', (key) => {
  test('is closed to anonymous callers, and to customers', async () => {
    const of = things.get('of the own branch') as Things;
    expect((await send(new StaffBrowser(app), key, of)).statusCode).toBe(401);
  });

  test('requires its permission, in the place of its record', async () => {
    const wrong: unknown[] = [];
    const named: PlaceName[] =
      calls[key].names === 'nothing' ? ['of the own branch'] : (Object.keys(places) as PlaceName[]);
    for (const place of named) {
      for (const who of everybody) {
        const { statusCode, payload } = await send(browsers.get(who) as StaffBrowser, key, things.get(place) as Things);
        const isRefused = statusCode === 403;
        const right = mayCall(who, key, place);
        if (isRefused === right || statusCode === 401 || statusCode >= 500)
          wrong.push({ who, place, statusCode, right, payload: payload.slice(0, 300) });
      }
    }
    expect(wrong).toEqual([]);
  });
});
