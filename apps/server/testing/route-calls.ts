import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { allRoutes, type RouteName } from '@bouwpoort/contract/program/all-routes';
import { noAccess } from '@bouwpoort/trade/ordering/jobsite-access';
import type { QuoteState } from '@bouwpoort/trade/ordering/quote-states';
import type { AccountRecords, CompanyThings, Owner, RouteCall } from './route-call.ts';
import { usualCall } from './usual-call.ts';

const call = <N extends RouteName>(owner: Owner, make: RouteCall<N>['call'], status = 200): RouteCall<N> => ({
  owner,
  status,
  call: make,
});
const nothing = () => ({});

const address = {
  name: 'Werf',
  street: 'Oudegracht',
  houseNumber: '12',
  postalCode: '3511AB',
  city: 'Utrecht',
};
const secret = 'een-geheim-dat-niemand-heeft';
const noId = '00000000-0000-4000-8000-000000000000';
const nobody = 'niemand@nergens.example';
const password = { password: 'vorst-kruiwagen-7', passwordConfirmation: 'vorst-kruiwagen-7' };
/** Valid for any quantity in the cart, from any supply. */
export const anyDays = {
  preferredDeliveryDate: '2026-11-17',
  latestDeliveryDate: '2026-12-04',
  hasConfirmedLatestDeliveryDateExceeded: true,
};
const noCompanyThings: CompanyThings = {
  ...{ approvalId: noId, ruleId: 1, budgetId: 1, standInId: 1, deciderId: noId, lineId: noId, approvalVersion: 1 },
};
const buyingOf = ({ buying = noCompanyThings }: AccountRecords) => buying;
const ofApproval = (of: AccountRecords) => ({ params: { approvalId: buyingOf(of).approvalId } });
const anyManager = { kind: 'manager' as const, userId: null };
const rule = {
  ...{ isOn: false, kind: 'direct' as const, amountAbove: null, categoryId: null, first: anyManager, second: null },
};
const budget = { amount: 1500, period: 'month' as const, isHard: false, name: 'Bussen' };
const ofCart = ({ cart }: AccountRecords) => ({ params: { cartId: cart.id } });
const ofOrderList = ({ orderList }: AccountRecords) => ({ params: { listId: orderList.id } });
const ofSite = ({ siteId }: AccountRecords) => ({ params: { siteId } });
const ofSiteDocument = (of: AccountRecords) => ({ params: { ...ofSite(of).params, documentId: noId } });
const ofClientQuote = ({ clientQuoteId: quoteId }: AccountRecords) => ({ params: { quoteId } });
const clientQuoteInput = {
  ...{ number: '2026-001', title: 'Wand', clientName: 'Fam. De Wit', clientAddress: '', intro: '', closing: '' },
  ...{ date: '2026-11-16', validUntil: '2026-12-16', marginMode: 'whole' as const, margin: 20, vatRate: 21 as const },
  ...{ isVatReversed: false, showsQuantities: true, showsLineAmounts: true, hasSignature: true, lines: [] },
};
export const siteInput = {
  ...{
    name: 'Werf Kade',
    address: null,
    pin: { latitude: 52.16, longitude: 5.38 },
    access: { ...noAccess, days: [1, 2] },
  },
  ...{ leaderId: null, memberIds: [], costCentre: '', state: 'open' as const },
};
const ofQuote = ({ quote }: AccountRecords) => ({ params: { quoteId: quote?.quoteId ?? noQuote } });
const noQuote = 2_000_000_000;
const ofQuoteFile = (of: AccountRecords) => ({ params: { ...ofQuote(of).params, fileId: of.quote?.fileId ?? noId } });
const askedLine = { text: 'Stalen latei', quantity: 2, unit: 'PCE' };

/** The state of a quote that the valid call needs. */
export const quoteStateFor: Partial<Record<RouteName, QuoteState>> = {
  'quotes.details': 'offered',
  'quotes.change': 'draft',
  'quotes.request': 'draft',
  'quotes.withdraw': 'requested',
  'quotes.accept': 'offered',
  'quotes.decline': 'offered',
  'quotes.reopen': 'offered',
  'quotes.message': 'offered',
  'quotes.addFile': 'offered',
  'quotes.file': 'offered',
  'quotes.removeFile': 'draft',
  'quotes.pdf': 'offered',
  'carts.callOff': 'accepted',
};

const ofVenture = ({ ventureId }: AccountRecords) => ({ params: { ventureId } });

/** Where the usual call of a route does not do: other owners, other statuses, or values that must be somebody's. */
const ownCalls: { [N in RouteName]?: RouteCall<N> } = {
  'navigation.preview': call('everybody', ofVenture, 404),
  'translation.namespace': call('everybody', () => ({ params: { namespace: 'cart' } })),
  'content.byId': call('everybody', () => ({ params: { contentId: 'onbekend' } }), 404),
  'content.byPath': call('everybody', () => ({ query: { contentUrl: '/steenhof', ventureId: '210' } })),
  'content.children': call('everybody', () => ({ params: { contentId: 'onbekend' } }), 404),
  'content.preview': call('everybody', () => ({ query: { contentId: 'onbekend' } }), 404),
  'forms.submit': call('everybody', () => ({ params: { contentId: 'onbekend', blockId: 'formulier' }, body: {} }), 404),
  'account.details': call('user', () => ({ query: { expand: '*' } })),
  // The matrix still needs its session, so this call must not end it.
  'account.logout': call('secret', () => ({ body: { refresh_token: secret } })),
  'account.guest': call('everybody', () => ({
    body: {
      ...{ ventureId: '210', firstName: 'Gerda', lastName: 'de Vries', emailAddress: nobody },
      ...{ street: 'Oudegracht', houseNumber: '12', postalCode: '3511AB', city: 'Utrecht' },
    },
  })),
  'account.addAddress': call('customer', () => ({ body: { ...address } })),
  'account.changeAddress': call('customer', ({ addressId }) => ({ params: { addressId }, body: { ...address } })),
  'account.verifyToken': call('secret', () => ({ params: { token: secret } })),
  'account.resetPassword': call('secret', () => ({ body: { emailAddress: nobody, code: secret, ...password } }), 400),
  'account.changePassword': call('user', () => ({ body: { oldPassword: 'dat is het niet', ...password } }), 400),
  'account.firstPassword': call('user', nothing, 409),
  'account.priceList': call('customer', () => ({ params: { format: 'csv' } })),
  'token.issue': call(
    'secret',
    () => ({ body: { grant_type: 'refresh_token', client_id: 'Default', refresh_token: secret } }),
    400,
  ),
  'registration.start': call('everybody', () => ({
    body: { emailAddress: nobody, ventureId: '210', AcceptedTermsAndConditions: true },
  })),
  'registration.invitedUser': call(
    'secret',
    () => ({ query: { ventureId: '210', token: secret, email: nobody } }),
    404,
  ),
  'registration.complete': call(
    'secret',
    () => ({
      body: {
        ...{ businessName: 'Van Dijk Bouw B.V.', chamberOfCommerceNumber: '12345678', emailAddress: nobody },
        ...{ firstName: 'Joris', lastName: 'van Dijk', phone: '030-1234567', street: 'Oudegracht', city: 'Utrecht' },
        ...{ houseNumber: 12, zipcode: '3511AB', ventureId: '210', branchId: '2101', token: secret },
        password: password.password,
      },
    }),
    404,
  ),
  'registration.activate': call('secret', () => ({ body: { token: secret } }), 400),
  'registration.approval': call('secret', () => ({ params: { token: secret } }), 400),
  'registration.decide': call('secret', () => ({ params: { token: secret }, body: { approve: true } }), 400),
  'kvk.search': call('secret', () => ({ query: { postalCode: '3511AB', houseNumber: '12' } }), 400),
  'kvk.byNumber': call('secret', () => ({ params: { KvkNumber: '12345678' } }), 400),
  'users.list': call('managers', nothing),
  'users.views': call('managers', nothing),
  'users.projects': call('managers', nothing),
  'users.invite': call('managers', () => ({ body: { firstName: 'Piet', lastName: 'Hoekstra', email: nobody } })),
  'users.edit': call('managers', ({ colleagueId }) => ({
    body: {
      ...{ id: colleagueId, firstName: 'Piet', lastName: 'Hoekstra', email: `${colleagueId}@nergens.example` },
      ...{ active: true, isManager: false },
    },
  })),
  'productSearch.search': call('everybody', (of) => ({ ...ofVenture(of), body: { query: 'gips' } })),
  'productSearch.byPrice': call('venture', (of) => ({ ...ofVenture(of), body: {} })),
  'productSearch.lastOrdered': call('venture', (of) => ({ ...ofVenture(of), body: {} })),
  'search.content': call('everybody', (of) => ({ ...ofVenture(of), body: { query: 'levering' } })),
  'search.autocomplete': call('everybody', ({ ventureId }) => ({ params: { ventureId, query: 'gips' } })),
  'search.event': call('everybody', ({ ventureId }) => ({
    params: { ventureId },
    body: { kind: 'search', query: 'gipsplaat', results: 3 },
  })),
  'search.address': call('everybody', () => ({ query: { postalCode: '3511AB', houseNumber: '12' } })),
  'search.places': call('everybody', () => ({ query: { q: 'Utrecht' } })),
  'pricing.prices': call('venture', ({ variant, ventureId }) => ({
    body: { ids: [variant.guid], marketId: ventureId, currencyCode: 'EUR' },
  })),
  'pricing.tiered': call('venture', ({ variant }) => ({ params: { productVariant: variant.guid } })),
  'inventory.ofVariant': call('venture', ({ variant }) => ({ query: { contentId: variant.guid } })),
  'inventory.bulk': {
    ...call('venture', ({ variant }) => ({ body: { contentIds: [variant.guid] } })),
    leavesOut: ({ variant }) => variant.code,
  },
  'inventory.warehouse': call('everybody', () => ({ params: { warehouseCode: 1 } }), 404),
  // By the customer, but each of its users has a cart of their own.
  'carts.open': call('customer', ({ customerId, ventureId }) => ({
    params: { customerId, cartName: 'main', ventureId, create: true },
  })),
  'carts.update': call('user', ({ cart, customerId, ventureId }) => ({
    body: { id: cart.id, version: cart.version, customerId, market: ventureId, shipments: cart.shipments },
  })),
  'carts.quickOrder': call('user', (of) => ({
    ...ofCart(of),
    body: { lines: [{ code: of.variant.code, quantity: 2 }] },
  })),
  'carts.callOff': call('user', (of) => ({
    ...ofCart(of),
    body: { quoteId: of.quote?.quoteId ?? noQuote, lines: [{ lineId: of.quote?.lineId ?? noQuote, quantity: 2 }] },
  })),
  // In another venture the number is unknown, like any number that is not sold there.
  'carts.checkQuickOrder': {
    ...call('venture', ({ variant }) => ({ body: { lines: [{ code: variant.code, quantity: 2 }] } })),
    leavesOut: ({ variant }) => variant.guid,
  },
  'checkout.prepare': call('user', (of) => ({ ...ofCart(of), body: { ...anyDays, branchId: of.branchId } })),
  'checkout.verifyPayments': call('user', ({ cart, paymentOrderId }) => ({
    params: { cartId: cart.id, orderId: paymentOrderId },
  })),
  'checkout.convertToOrder': {
    ...call('user', (of) => ({ ...ofCart(of), body: {} })),
    // A guest has to pay first.
    guestStatus: 402,
  },
  // Nothing is ordered with it yet.
  'checkout.sendConfirmation': call('user', ofCart, 404),
  'sites.add': call('customer', () => ({ body: siteInput })),
  'sites.change': call('managers', (of) => ({ ...ofSite(of), body: { ...siteInput, version: 1 } })),
  'sites.photo': call('customer', ofSite, 404),
  // Without a file.
  'sites.putPhoto': call('managers', ofSite, 400),
  'sites.removePhoto': call('managers', ofSite),
  'sites.addDocument': call('managers', (of) => ({ ...ofSite(of), query: { fileName: 'tekening.pdf' } }), 400),
  'sites.document': call('customer', ofSiteDocument, 404),
  'sites.removeDocument': call('managers', ofSiteDocument, 404),
  'clientQuotes.add': call('customer', () => ({ body: { title: 'Wand', lines: [] } })),
  'clientQuotes.logo': call('customer', nothing, 404),
  // Without a file.
  'clientQuotes.putLogo': call('customer', nothing, 400),
  'clientQuotes.details': call('customer', ofClientQuote),
  'clientQuotes.change': call('customer', (of) => ({
    ...ofClientQuote(of),
    body: { ...clientQuoteInput, version: 1 },
  })),
  'clientQuotes.remove': call('customer', ofClientQuote),
  'clientQuotes.mail': call('customer', (of) => ({
    ...ofClientQuote(of),
    body: { to: 'client@nergens.example', text: 'Hierbij de offerte.' },
  })),
  'clientQuotes.pdf': call('customer', ofClientQuote),
  'lists.create': call('customer', ({ orderList }) => ({ body: { name: 'Kopie', copyOf: orderList.id } })),
  'lists.update': call('managers', (of) => ({
    ...ofOrderList(of),
    body: {
      ...{ version: of.orderList.version, name: 'Lijst', note: '', sharing: 'company', projectId: null },
      rhythm: { every: 'week', on: 1 },
    },
  })),
  'lists.archive': call('managers', (of) => ({ ...ofOrderList(of), body: { archived: true } })),
  'lists.remove': call('managers', ofOrderList),
  'lists.restore': call('managers', ofOrderList),
  'lists.addLines': call('customer', (of) => ({
    ...ofOrderList(of),
    body: { lines: [{ code: of.variant.code, quantity: 2 }] },
  })),
  'lists.changeLines': call('customer', (of) => ({
    ...ofOrderList(of),
    body: { version: of.orderList.version, change: [{ id: of.orderList.lineId, quantity: 4 }] },
  })),
  'lists.arrange': call('customer', (of) => ({
    ...ofOrderList(of),
    body: { version: of.orderList.version, sections: [{ name: 'Schroeven', lines: [of.orderList.lineId] }] },
  })),
  'lists.order': call('customer', (of) => ({ ...ofOrderList(of), body: {} })),
  'lists.readFile': call('customer', () => ({ body: { content: btoa('Artikelnummer;Aantal\n1589792;2\n') } })),
  'quotes.details': call('customer', ofQuote),
  'quotes.create': call('customer', () => ({ body: { lines: [askedLine] } })),
  'quotes.change': call('user', (of) => ({
    ...ofQuote(of),
    body: { lines: [askedLine], version: of.quote?.version ?? 1 },
  })),
  'quotes.request': call('user', ofQuote),
  'quotes.withdraw': call('customer', ofQuote),
  'quotes.accept': call('customer', (of) => ({ ...ofQuote(of), body: { offer: 1 } })),
  'quotes.decline': call('customer', (of) => ({ ...ofQuote(of), body: { offer: 1, reason: 'Te duur' } })),
  'quotes.reopen': call('customer', (of) => ({ ...ofQuote(of), body: { offer: 1, text: 'Kan het voor minder?' } })),
  'quotes.message': call('customer', (of) => ({ ...ofQuote(of), body: { text: 'Kan het ook morgen?' } })),
  // Without a file the owner gets an error; others are refused earlier.
  'quotes.addFile': call('customer', (of) => ({ ...ofQuote(of), query: { fileName: 'tekening.pdf' } }), 400),
  'quotes.file': call('customer', ofQuoteFile),
  'quotes.removeFile': call('user', ofQuoteFile),
  'quotes.pdf': call('customer', ofQuote),
  'budgets.list': call('managers', nothing),
  'budgets.forOrder': call('customer', () => ({ query: { projectId: 1 } })),
  'budgets.add': call('managers', () => ({ body: { ...budget, costCentre: 'K-nieuw' } })),
  'budgets.change': call('managers', (of) => ({
    params: { budgetId: buyingOf(of).budgetId },
    body: { ...budget, version: 1 },
  })),
  'budgets.remove': call('managers', (of) => ({ params: { budgetId: buyingOf(of).budgetId } })),
  'approvals.details': call('managers', ofApproval),
  'approvals.approve': call('managers', (of) => ({ ...ofApproval(of), body: {} })),
  'approvals.change': call('managers', (of) => ({
    ...ofApproval(of),
    body: { version: buyingOf(of).approvalVersion, lines: [{ contentId: buyingOf(of).lineId, quantity: 1 }] },
  })),
  'approvals.deny': call('managers', (of) => ({ ...ofApproval(of), body: { reason: 'Later bestellen' } })),
  // A manager sees it, but only the requester may withdraw it or send a reminder.
  'approvals.withdraw': call('managers', ofApproval, 403),
  'approvals.remind': call('managers', ofApproval, 403),
  'approvals.settings': call('managers', nothing),
  'approvals.addRule': call('managers', () => ({ body: rule })),
  'approvals.changeRule': call('managers', (of) => ({
    params: { ruleId: buyingOf(of).ruleId },
    body: { ...rule, version: 1 },
  })),
  'approvals.removeRule': call('managers', (of) => ({ params: { ruleId: buyingOf(of).ruleId } })),
  'approvals.orderRules': call('managers', (of) => ({ body: { ruleIds: [buyingOf(of).ruleId] } })),
  'approvals.tryRules': call('managers', (of) => ({ body: { userId: buyingOf(of).deciderId, amount: 1800 } })),
  'approvals.addStandIn': call('customer', (of) => ({
    body: { standInId: buyingOf(of).deciderId, fromDay: '2026-12-21', untilDay: '2027-01-03' },
  })),
  'approvals.removeStandIn': call('managers', (of) => ({ params: { standInId: buyingOf(of).standInId } })),
  'payments.exchange': call('secret', () => ({ body: { onzin: true } }), 403),
  'sandbox.page': call('secret', () => ({ params: { providerId: noId } }), 404),
  'sandbox.pay': call('secret', () => ({ params: { providerId: noId }, body: { outcome: 'successful' } }), 403),
  'newsletter.register': call('everybody', () => ({ body: { emailAddress: nobody, ventureId: '210' } })),
  'newsletter.confirm': call('secret', () => ({ body: { token: secret } }), 400),
  'newsletter.unsubscribe': call('secret', () => ({ body: { token: secret } }), 400),
  'newsletter.unsubscribeOneClick': call('secret', () => ({ params: { token: secret } }), 400),
  'newsletter.unsubscribePage': call('secret', () => ({ params: { token: secret } }), 404),
  'sitemap.ofVenture': call('everybody', () => ({ params: { venturePath: 'steenhof' } })),
  // Machines have keys, which no account has.
  'exchange.submitBatch': call('secret', () => ({ params: { entity: 'stock' } }), 401),
  'exchange.batches': call('secret', () => ({ params: { entity: 'stock' } }), 401),
  'exchange.batch': call('secret', () => ({ params: { entity: 'stock', batchId: 1 } }), 401),
  'exchange.batchErrors': call('secret', () => ({ params: { entity: 'stock', batchId: 1 } }), 401),
  'exchange.undoBatch': call('secret', () => ({ params: { entity: 'stock', batchId: 1 } }), 401),
  'exchange.changes': call('secret', () => ({ params: { entity: 'order' } }), 401),
  'exchange.record': call('secret', () => ({ params: { entity: 'customer', externalId: 'bouwpoort:510001' } }), 401),
  'exchange.putRecord': call('secret', () => ({ params: { entity: 'stock', externalId: '1' }, body: {} }), 401),
  'exchange.removeRecord': call('secret', () => ({ params: { entity: 'stock', externalId: '1' } }), 401),
  'operations.media': call('everybody', () => ({ params: { '*': 'onbekend.svg' } }), 404),
  // In demo mode the inbox is public, and in production it does not exist.
  'devInbox.list': call('everybody', () => ({ query: { to: 'leeg@nergens.example' } })),
  'devInbox.mails': call('everybody', () => ({ query: { to: 'leeg@nergens.example' } })),
  'devInbox.mail': call('everybody', () => ({ params: { mailId: noId } }), 404),
  'devInbox.mailHtml': call('everybody', () => ({ params: { mailId: noId } }), 404),
};

/** One valid call of every route of the contract. */
export const routeCalls = Object.fromEntries(
  Object.entries<RouteContract>(allRoutes).map(([name, contract]) => [
    name,
    ownCalls[name as RouteName] ?? usualCall(contract),
  ]),
) as { [N in RouteName]: RouteCall<N> };
