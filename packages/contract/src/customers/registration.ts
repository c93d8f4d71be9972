import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import {
  done,
  emailAddress,
  houseNumberOr,
  idempotencyHeaders,
  kvkNumber,
  locationId,
  newPassword,
  phoneNumber,
  postalCode,
  queryFlag,
  queryInteger,
  requiredText,
  ventureId,
} from '../foundation/scalars.ts';

const token = z.string().check(z.minLength(1), z.maxLength(500));

/** P 5.1: the words of the registration. */
const required = 'Veld verplicht';

/** The company register's own words (P 3.4). */
const kvkCompany = z.object({
  kvkNummer: z.string(),
  naam: z.string(),
  straatnaam: z.nullable(z.string()),
  huisnummer: z.nullable(z.int()),
  huisnummerToevoeging: z.nullable(z.string()),
  postcode: z.nullable(z.string()),
  plaats: z.nullable(z.string()),
  type: z.string(),
});
export type KvkCompany = z.infer<typeof kvkCompany>;

const kvkResult = z.object({
  pagina: z.int(),
  aantal: z.int(),
  totaal: z.int(),
  resultaten: z.array(kvkCompany),
});
export type KvkResult = z.infer<typeof kvkResult>;

/**
 * The lookup stands behind a captcha (P 2.13); which provider made the answer is the server's setting. The first answer
 * that holds leaves a pass in a cookie, and until that ends further lookups need none.
 */
const captcha = z.optional(z.string().check(z.maxLength(4000)));
const pageSize = z._default(queryInteger(1, 100), 100);

export const registrationUser = z.object({
  businessName: requiredText(120, required),
  chamberOfCommerceNumber: kvkNumber,
  emailAddress,
  firstName: requiredText(60, 'Ongeldige voornaam'),
  lastName: requiredText(80, 'Ongeldige achternaam'),
  phone: phoneNumber,
  street: requiredText(100, required),
  city: requiredText(80, required),
  houseNumber: z._default(z.int().check(z.gte(0), z.lte(99_999)), 0),
  houseNumberSuffix: z.nullish(z.string().check(z.trim(), z.maxLength(10))),
  zipcode: postalCode,
  ventureId,
  branchId: locationId,
  password: newPassword,
  newsletter: z._default(z.boolean(), false),
  customerCard: z._default(z.boolean(), false),
  token,
});
export type RegistrationUser = z.input<typeof registrationUser>;

/** A user who registered with the KvK number of a customer. */
const approvalRequest = z.object({
  firstName: z.string(),
  lastName: z.string(),
  emailAddress: z.string(),
  company: z.string(),
});
export type ApprovalRequest = z.infer<typeof approvalRequest>;

export const registrationRoutes = {
  start: route({
    method: 'POST',
    path: '/api/account/register',
    summary: 'Ask for a mail with a registration link',
    spec: 'P 7.4',
    access: 'public',
    headers: idempotencyHeaders,
    body: z.object({
      emailAddress,
      ventureId,
      AcceptedTermsAndConditions: z.literal(true, { error: 'Ga eerst akkoord met de voorwaarden' }),
    }),
    response: done,
  }),
  invitedUser: route({
    method: 'GET',
    path: '/api/account/register',
    summary: 'Whom a registration link was sent to',
    spec: 'P 7.4',
    access: 'public',
    query: z.object({ ventureId, token, email: emailAddress, language: z._default(z.literal('nl'), 'nl') }),
    response: z.object({ emailAddress: z.string() }),
  }),
  complete: route({
    method: 'PUT',
    path: '/api/account/register',
    summary: 'Complete a registration with company, person and password',
    spec: 'P 7.4',
    access: 'public',
    headers: idempotencyHeaders,
    body: registrationUser,
    response: done,
  }),
  activate: route({
    method: 'POST',
    path: '/api/account/activate',
    summary: 'Open an account with the link of the activation mail; a second time changes nothing',
    spec: 'P 2.13; decisions: Registration and accounts',
    access: 'public',
    body: z.object({ token }),
    response: done,
  }),
  approval: route({
    method: 'GET',
    path: '/api/users/approvals/{token}',
    summary: 'Who asks to join a customer, for whoever has the link to decide on it',
    spec: 'decisions: Registration and accounts',
    access: 'public',
    params: z.object({ token }),
    response: approvalRequest,
  }),
  decide: route({
    method: 'POST',
    path: '/api/users/approvals/{token}',
    summary: 'Let somebody join a customer, or not; the first decision stands',
    spec: 'decisions: Registration and accounts',
    access: 'public',
    params: z.object({ token }),
    body: z.object({ approve: z.boolean() }),
    response: done,
  }),
};

/** What a form asks for a lookup by address. */
export const kvkLookup = { postalCode, houseNumber: houseNumberOr(required) };

export const kvkRoutes = {
  search: route({
    method: 'GET',
    path: '/api/kvk/search',
    summary: 'Companies at an address, from the company register',
    spec: 'P 7.4',
    access: 'public',
    query: z.object({
      searchByPostalcode: z._default(queryFlag, true),
      ...kvkLookup,
      pageSize,
      KvkNumber: z.optional(z.string().check(z.maxLength(20))),
      captcha,
    }),
    response: kvkResult,
  }),
  byNumber: route({
    method: 'GET',
    path: '/api/kvk/{KvkNumber}',
    summary: 'The company with this number, from the company register',
    spec: 'P 7.4',
    access: 'public',
    params: z.object({ KvkNumber: kvkNumber }),
    /** The specification sends its form along as it stands, so these may be there, empty or not. */
    query: z.object({
      searchByPostalcode: z.optional(queryFlag),
      postalCode: z.optional(z.string().check(z.maxLength(20))),
      houseNumber: z.optional(z.string().check(z.maxLength(20))),
      pageSize,
      KvkNumber: z.optional(z.string().check(z.maxLength(20))),
      captcha,
    }),
    response: kvkResult,
  }),
};
