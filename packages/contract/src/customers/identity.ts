import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import {
  done,
  emailAddress,
  houseNumber,
  id,
  idempotencyHeaders,
  knownPassword,
  newPassword,
  optionalText,
  postalCode,
  requiredText,
  resultList,
  ventureId,
} from '../foundation/scalars.ts';
import { customer, customerAddress, customerAddressInput, siteUser } from './customers.ts';
import { cookieSessionResponse, tokenResponse } from './identity-token.ts';

const confirmedPassword = z.object({ password: newPassword, passwordConfirmation: z.string().check(z.maxLength(200)) });
const sameTwice = (body: z.infer<typeof confirmedPassword>) => body.password === body.passwordConfirmation;
const differs = { error: 'Wachtwoorden komen niet overeen', path: ['passwordConfirmation'] };

export const accountRoutes = {
  details: route({
    method: 'GET',
    path: '/api/account',
    summary: 'The logged-in user and the customer it belongs to',
    spec: 'P 7.3',
    access: 'session',
    query: z.object({ expand: z.optional(z.string().check(z.maxLength(200))) }),
    response: z.object({
      siteUser,
      /** Null without `expand`, and for users without a linked customer (dynamics false). */
      customer: z.nullable(customer),
      /** Selects the alternate order API (P 3.3). */
      useOrderApiCodit: z.boolean(),
    }),
  }),
  logout: route({
    method: 'POST',
    path: '/api/account/logout',
    summary: 'End the session and every refresh token that came from it',
    spec: 'decisions: Sessions',
    /** An expired access token must still be able to end what it belonged to. */
    access: 'public',
    body: z.nullish(z.object({ refresh_token: z.optional(z.string().check(z.maxLength(500))) })),
    response: done,
  }),
  guest: route({
    method: 'POST',
    path: '/api/account/guest',
    summary: 'Start a guest session to order in a venture that takes guests',
    spec: 'decisions: Routes and access',
    access: 'public',
    headers: z.looseObject({ 'x-session': z.optional(z.literal('cookie')) }),
    body: z.object({
      ventureId,
      firstName: requiredText(60, 'Ongeldige voornaam'),
      lastName: requiredText(80, 'Ongeldige achternaam'),
      emailAddress,
      street: requiredText(100),
      houseNumber,
      houseNumberAddition: optionalText(10),
      postalCode,
      city: requiredText(80),
    }),
    response: z.union([tokenResponse, cookieSessionResponse]),
  }),
  addressBook: route({
    method: 'GET',
    path: '/api/account/addressbook',
    summary: "The customer's addresses, the primary one first",
    spec: 'P 7.2',
    access: 'registered',
    response: resultList(customerAddress),
  }),
  addAddress: route({
    method: 'POST',
    path: '/api/account/addressbook',
    summary: 'Add an address to the address book',
    spec: 'decisions: Registration and accounts',
    access: 'registered',
    headers: idempotencyHeaders,
    body: customerAddressInput,
    response: customerAddress,
  }),
  changeAddress: route({
    method: 'PUT',
    path: '/api/account/addressbook/{addressId}',
    summary: 'Change an address of the address book',
    spec: 'decisions: Registration and accounts',
    access: 'registered',
    params: z.object({ addressId: id }),
    body: customerAddressInput,
    response: customerAddress,
  }),
  removeAddress: route({
    method: 'DELETE',
    path: '/api/account/addressbook/{addressId}',
    summary: 'Remove an address from the address book',
    spec: 'decisions: Registration and accounts',
    access: 'registered',
    params: z.object({ addressId: id }),
    response: done,
  }),
  forgotPassword: route({
    method: 'POST',
    path: '/api/account/forgotpassword',
    summary: 'Ask for a mail to set a new password; answers the same whether or not the account exists',
    spec: 'P 7.3',
    access: 'public',
    body: z.object({ EmailAddress: emailAddress }),
    bodyType: 'form',
    response: done,
  }),
  /** Our addition: guests have no password until they choose one. */
  passwordState: route({
    method: 'GET',
    path: '/api/account/firstpassword',
    summary: 'Whether this account still has to choose its first password',
    spec: 'our addition to P 7.3',
    access: 'session',
    response: done,
  }),
  firstPassword: route({
    method: 'POST',
    path: '/api/account/firstpassword',
    summary: 'Mail a link to choose a first password to the address of this account; 409 when it has one',
    spec: 'our addition to P 7.3',
    access: 'session',
    response: done,
  }),
  verifyToken: route({
    method: 'GET',
    path: '/api/account/verifytoken/{token}',
    summary: 'Whether a link to set or reset a password is still good, and which of the two it is',
    spec: 'P 7.3',
    access: 'public',
    params: z.object({ token: z.string().check(z.minLength(1), z.maxLength(500)) }),
    /** Why a link does not work; it reveals nothing of the account. */
    response: z.extend(done, {
      state: z.enum(['valid', 'used', 'expired', 'unknown']),
      purpose: z.nullable(z.enum(['set', 'reset'])),
    }),
  }),
  resetPassword: route({
    method: 'POST',
    path: '/api/account/resetpassword',
    summary: 'Set a password with the code from the mail',
    spec: 'P 7.3',
    access: 'public',
    body: z
      .object({
        emailAddress,
        code: z.string().check(z.trim(), z.minLength(1), z.maxLength(500)),
        ...confirmedPassword.shape,
      })
      .check(z.refine(sameTwice, differs)),
    response: done,
  }),
  changePassword: route({
    method: 'POST',
    path: '/api/account/changepassword',
    summary: 'Change the password of the logged-in user',
    spec: 'P 7.3',
    access: 'session',
    body: z.object({ oldPassword: knownPassword, ...confirmedPassword.shape }).check(z.refine(sameTwice, differs)),
    response: done,
  }),
  priceList: route({
    method: 'GET',
    path: '/api/account/pricelist/{format}',
    summary: "The price list with the customer's own prices, as a file",
    spec: 'P 7.3',
    access: 'registered',
    /** Any word: one that is no format of the venture is not found (decisions: Registration and accounts). */
    params: z.object({ format: z.string().check(z.minLength(1), z.maxLength(20)) }),
    responseType: 'binary',
  }),
};
