import { describe, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { pricingRoutes } from '../catalogue/prices.ts';
import { productSearchRoutes } from '../catalogue/product-search.ts';
import { productChild, variant } from '../catalogue/products.ts';
import { searchRoutes } from '../catalogue/search.ts';
import { customerAddressInput } from '../customers/customers.ts';
import { accountRoutes } from '../customers/identity.ts';
import { tokenFailure, tokenRequest } from '../customers/identity-token.ts';
import { kvkRoutes, registrationRoutes, registrationUser } from '../customers/registration.ts';
import { operationsRoutes } from '../foundation/operations.ts';
import type { RouteContract } from '../foundation/route.ts';
import {
  day,
  emailAddress,
  guid,
  idempotencyHeaders,
  largestFieldsVersion,
  largestRowId,
  newPassword,
  orderQuantity,
  phoneNumber,
  postalCode,
  rowVersion,
} from '../foundation/scalars.ts';
import { cartRoutes } from '../ordering/cart.ts';
import { checkoutRoutes } from '../ordering/checkout.ts';
import { calendarRoutes } from '../organisation/calendar.ts';
import { beheerRoutes } from './all-routes.staff.ts';
import { allRoutes } from './all-routes.ts';

const accepts = (schema: z.ZodMiniType, value: unknown) => schema.safeParse(value).success;
const messages = (schema: z.ZodMiniType, value: unknown) =>
  schema.safeParse(value).error?.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);

describe('token requests', () => {
  const password = { grant_type: 'password', client_id: 'Default', username: ' jan@b.nl ', password: ' geheim ' };
  const refresh = { grant_type: 'refresh_token', client_id: 'Default', refresh_token: 'r' };

  test('both grants, the password untouched', () => {
    expect(tokenRequest.parse(password)).toEqual({ ...password, username: 'jan@b.nl' });
    expect(tokenRequest.parse(refresh)).toEqual(refresh);
  });

  test('our own pages leave the refresh token to the cookie', () => {
    expect(accepts(tokenRequest, { ...refresh, refresh_token: undefined })).toBe(true);
  });

  test.each([
    { ...password, grant_type: 'client_credentials' },
    { ...password, grant_type: undefined },
    { ...password, client_id: 'default' },
    { ...password, password: '' },
    { ...password, password: 'x'.repeat(201) },
    { ...refresh, refresh_token: '' },
    { ...refresh, refresh_token: ['r', 'r'] },
  ])('nothing else: %j', (request) => {
    expect(accepts(tokenRequest, request)).toBe(false);
  });

  test('failures speak RFC 6749', () => {
    expect(accepts(tokenFailure, { error: 'invalid_grant' })).toBe(true);
    expect(accepts(tokenFailure, { error: 'wrong' })).toBe(false);
  });
});

describe('small values', () => {
  test.each([
    [day, ['2026-02-28', '2028-02-29'], ['2026-02-29', '2026-2-1', '01-02-2026', '2026-02-28T00:00:00Z', '0000-01-01']],
    [guid, ['00000000-0000-0000-0000-000000000000', '3f2504e0-4f89-11d3-9a0c-0305e82c3301'], ['1', "' or 1=1"]],
    [emailAddress, [' jan@bouw.nl '], ['jan', 'jan@', `${'a'.repeat(250)}@b.nl`]],
    [postalCode, ['1234AB', '1234 ab', ' 9999 ZZ'], ['0234AB', '1234A', '12345', '1234ABC']],
    [phoneNumber, ['0612345678', '+31 (0)6 12 34 56 78', '0031612345678', '020-1234567'], ['12345', 'bel mij']],
    [newPassword, ['metselspecie1', 'METSELspecie', 'steen-steen'], ['kort1', 'metselspecie', `Aa${'x'.repeat(63)}`]],
    [orderQuantity, [1, 0.5, 12.3456, 0.0001], [0, -1, 0.00001, 1e9, Number.NaN, '1']],
    [rowVersion, [0, 1, 2_147_483_647], [-1, 1.5, 2_147_483_648, '1']],
  ] as [z.ZodMiniType, unknown[], unknown[]][])('%#', (schema, good, bad) => {
    expect(good.filter((value) => !accepts(schema, value))).toEqual([]);
    expect(bad.filter((value) => accepts(schema, value))).toEqual([]);
  });

  test('postal codes are normalised', () => {
    expect(postalCode.parse(' 1234 ab')).toBe('1234AB');
  });

  test('phone numbers are normalised', () => {
    expect(phoneNumber.parse(' +31 (0)6 - 12 34 56 78')).toBe('0612345678');
  });

  test('the other headers of a request stay', () => {
    const headers = { authorization: 'Bearer x', 'idempotency-key': 'abcd1234' };
    expect(idempotencyHeaders.parse(headers)).toEqual(headers);
    expect(accepts(idempotencyHeaders, { 'idempotency-key': 'met spatie en zo' })).toBe(false);
  });
});

describe('accounts and registration', () => {
  test('a new password twice the same, in the words of the specification', () => {
    const { body } = accountRoutes.changePassword;
    const good = { oldPassword: 'oud', password: 'Nieuwbouw1', passwordConfirmation: 'Nieuwbouw1' };
    expect(body.parse(good)).toEqual(good);
    expect(messages(body, { ...good, passwordConfirmation: 'Nieuwbouw2' })).toEqual([
      'passwordConfirmation: Wachtwoorden komen niet overeen',
    ]);
    expect(messages(body, { oldPassword: '', password: 'kort', passwordConfirmation: 'kort' })).toEqual([
      'oldPassword: Geen wachtwoord ingevoerd',
      'password: Wachtwoord voldoet niet aan de eisen',
    ]);
  });

  const user = {
    businessName: 'Van Dijk Bouw',
    chamberOfCommerceNumber: '01234567',
    emailAddress: 'jan@vandijkbouw.nl',
    firstName: ' Jan ',
    lastName: 'van Dijk',
    phone: '0612345678',
    street: 'Kade',
    city: 'Zwolle',
    houseNumber: 12,
    zipcode: '8011 ab',
    ventureId: '210',
    branchId: '2101',
    password: 'Metselen1',
    token: 't',
  };

  test('a registration, with its defaults', () => {
    expect(registrationUser.parse(user)).toEqual({
      ...user,
      firstName: 'Jan',
      zipcode: '8011AB',
      newsletter: false,
      customerCard: false,
    });
  });

  test('lists the errors by field', () => {
    const wrong = { ...user, chamberOfCommerceNumber: '1234567', firstName: ' ', phone: 'x', zipcode: '0011AB' };
    expect(messages(registrationUser, wrong)).toEqual([
      'chamberOfCommerceNumber: Ongeldig KvK nummer',
      'firstName: Ongeldige voornaam',
      'phone: Ongeldig telefoonnummer',
      'zipcode: Ongeldige postcode',
    ]);
  });

  test('registering starts with consent to the terms', () => {
    const { body } = registrationRoutes.start;
    const asked = { emailAddress: 'a@b.nl', ventureId: '210', AcceptedTermsAndConditions: true };
    expect(accepts(body, asked)).toBe(true);
    expect(accepts(body, { ...asked, AcceptedTermsAndConditions: false })).toBe(false);
  });

  test('the company register by address', () => {
    const query = { searchByPostalcode: 'true', postalCode: '8011 AB', pageSize: '100', houseNumber: '12a' };
    expect(kvkRoutes.search.query.parse(query)).toEqual({
      searchByPostalcode: true,
      postalCode: '8011AB',
      pageSize: 100,
      houseNumber: '12a',
    });
    expect(accepts(kvkRoutes.search.query, { ...query, pageSize: '101' })).toBe(false);
  });

  test('an invoice address cannot be created', () => {
    const address = { name: 'Werf', street: 'Kade', houseNumber: '1', postalCode: '8011AB', city: 'Zwolle' };
    expect(customerAddressInput.parse(address)).toMatchObject({ addressType: 'delivery', countryCode: 'NL' });
    expect(accepts(customerAddressInput, { ...address, addressType: 'invoice' })).toBe(false);
  });
});

describe('catalogue, search and prices', () => {
  const link = {
    id: '5001',
    guidValue: '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
    url: null,
    providerName: 'CatalogContent',
  };
  const item = {
    contentLink: link,
    parentLink: link,
    name: 'Gipsplaat',
    language: 'nl',
    routeSegment: 'gipsplaat',
    url: null,
    ventureId: '210',
    publishedAt: '2026-01-01T00:00:00Z',
    disableIndexing: false,
    disableFollowing: false,
    pageImage: null,
    backgroundImage: null,
  };

  test("a product's children are distinguished by their type", () => {
    const bundle = { ...item, contentType: 'Bundle', bundleCode: 'PG', unitRatio: 3.12, pricePer: 1, gtin: null };
    expect(productChild.parse(bundle)).toMatchObject({ bundleCode: 'PG' });
    expect(accepts(productChild, { ...bundle, contentType: 'Variation' })).toBe(false);
    expect(accepts(variant, bundle)).toBe(false);
  });

  test('a product search, with its defaults', () => {
    const { body, query } = productSearchRoutes.search;
    expect(body.parse({ filter: "contains(allAncestors, '12')", query: ' plaat ' })).toEqual({
      filter: "contains(allAncestors, '12')",
      query: 'plaat',
      top: 24,
      skip: 0,
      orderBy: 'score',
    });
    expect(query.parse({ includeOrderItems: 'false' })).toEqual({
      includeOrderItems: false,
      includeSingleFilterOptions: false,
    });
    for (const wrong of [{ top: 101 }, { top: 0 }, { skip: -1 }, { orderBy: 'price' }, { query: 'x'.repeat(101) }]) {
      expect(accepts(body, wrong)).toBe(false);
    }
    expect(accepts(query, { includeOrderItems: 'nee' })).toBe(false);
  });

  test('texts to search for are trimmed and bounded', () => {
    expect(searchRoutes.content.body.parse({ query: ' hout ' }).query).toBe('hout');
    expect(accepts(searchRoutes.content.body, { query: '  ' })).toBe(false);
    expect(accepts(searchRoutes.autocomplete.params, { ventureId: '210', query: 'ho ' })).toBe(false);
  });

  test('prices are asked for by guid, in euros', () => {
    const asked = { ids: [link.guidValue], marketId: '210', currencyCode: 'EUR' };
    expect(accepts(pricingRoutes.prices.body, asked)).toBe(true);
    expect(accepts(pricingRoutes.prices.body, { ...asked, currencyCode: 'USD' })).toBe(false);
    expect(accepts(pricingRoutes.prices.body, { ...asked, ids: ['1'] })).toBe(false);
  });
});

describe('cart, checkout, calendar', () => {
  const line = { contentId: '3f2504e0-4f89-11d3-9a0c-0305e82c3301', code: '0012345', quantity: 2 };
  const payload = { id: 7, version: 3, customerId: 'K1', market: '210', shipments: [{ lineItems: [line] }] };

  test('a cart payload needs the version it was made from', () => {
    expect(cartRoutes.update.body.parse(payload)).toEqual({ ...payload, name: 'main', currency: 'EUR' });
    expect(accepts(cartRoutes.update.body, { ...payload, version: undefined })).toBe(false);
    expect(accepts(cartRoutes.update.body, { ...payload, name: 'other' })).toBe(false);
  });

  test('the path of a cart', () => {
    const params = { customerId: 'K1', cartName: 'main', ventureId: '210', create: 'true' };
    expect(cartRoutes.open.params.parse(params).create).toBe(true);
    expect(accepts(cartRoutes.open.params, { ...params, create: '1' })).toBe(false);
    expect(cartRoutes.byId.params.parse({ cartId: '7' })).toEqual({ cartId: 7 });
    expect(accepts(cartRoutes.byId.params, { cartId: '0' })).toBe(false);
  });

  test('quick order keeps leading zeros', () => {
    const lines = [{ code: ' 0087123 ', quantity: 1 }];
    expect(cartRoutes.quickOrder.body.parse({ lines }).lines[0]?.code).toBe('0087123');
    expect(accepts(cartRoutes.quickOrder.body, { lines: [{ code: 87123, quantity: 1 }] })).toBe(false);
    expect(accepts(cartRoutes.quickOrder.body, { lines: [] })).toBe(false);
  });

  test('prepare checkout', () => {
    const days = { preferredDeliveryDate: '2026-03-02', latestDeliveryDate: '2026-03-04' };
    expect(checkoutRoutes.prepare.body.parse({ ...days, reference: ' Werk 12 ' })).toEqual({
      ...days,
      reference: 'Werk 12',
      hasConfirmedLatestDeliveryDateExceeded: false,
    });
    expect(messages(checkoutRoutes.prepare.body, { ...days, latestDeliveryDate: '2026-02-30' })).toEqual([
      'latestDeliveryDate: Ongeldige datum',
    ]);
  });

  test('converting needs no body, and is never an online payment', () => {
    const { body } = checkoutRoutes.convertToOrder;
    expect(accepts(body, null) && accepts(body, undefined)).toBe(true);
    expect(body.parse({})).toEqual({ paymentMethodName: 'invoice' });
    expect(accepts(body, { paymentMethodName: 'paynl' })).toBe(false);
  });

  test('cut-off times to the minute', () => {
    const cutOff = { weekday: 1, time: '16:30', method: 'storedelivery', leadDays: 1 };
    expect(accepts(calendarRoutes.cutOffTimes.response, [cutOff])).toBe(true);
    expect(accepts(calendarRoutes.cutOffTimes.response, [{ ...cutOff, time: '16:30:00' }])).toBe(false);
    expect(accepts(calendarRoutes.cutOffTimes.response, [{ ...cutOff, weekday: 0 }])).toBe(false);
  });

  test('an unknown kind of id is named', () => {
    expect(messages(calendarRoutes.openingHours.params, { ventureId: '2 10', locationId: 'x y' })).toEqual([
      'ventureId: Invalid ventureId type',
      'locationId: Invalid locationId type',
    ]);
  });

  test('pictures are resized within bounds', () => {
    const query = { width: '640', height: '480', quality: '70', format: 'webp', rmode: 'crop', encoder: 'freeimage' };
    expect(operationsRoutes.media.query.parse(query)).toMatchObject({ width: 640, height: 480, quality: 70 });
    expect(accepts(operationsRoutes.media.query, { ...query, width: '100000' })).toBe(false);
    expect(accepts(operationsRoutes.media.query, { ...query, format: 'gif' })).toBe(false);
  });
});

test('no route takes a version that no row can have', () => {
  const routes: RouteContract[] = [allRoutes, ...Object.values(beheerRoutes)].flatMap((of) => Object.values(of));
  const bounds = routes.flatMap(({ method, path, body, query }) =>
    [body, query].flatMap((schema) => (schema ? versionsIn(schema).map((maximum) => ({ method, path, maximum })) : [])),
  );
  expect(bounds.length).toBeGreaterThan(30);
  const known = [largestRowId, largestFieldsVersion];
  expect(bounds.filter(({ maximum }) => !known.includes(maximum))).toEqual([]);
});

/** The largest number that each of its fields for a version takes. */
function versionsIn(schema: z.ZodMiniType): number[] {
  const found: number[] = [];
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  JSON.stringify(json, (key, value) => {
    if (/version$/i.test(key)) found.push(...[value, ...(value.anyOf ?? [])].flatMap(({ maximum }) => maximum ?? []));
    return value;
  });
  return found;
}
