import { z } from 'zod';
import { route } from './route.ts';
import { emailAddress, id, idempotencyHeaders, moment, queryInteger, requiredText, resultList } from './scalars.ts';

/** A user of the manager's own customer. */
export const managedUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  active: z.boolean(),
  isManager: z.boolean(),
  /**
   * `invited`: has not used the link of the mail that was sent yet, to choose a password or to activate an account that
   * was approved; `requested`: asked to join this customer and waits for its manager.
   */
  state: z.enum(['invited', 'requested', 'ready']),
  lastLoginAt: moment.nullable(),
});
export type ManagedUser = z.infer<typeof managedUser>;

/** When an employee of the venture looked at the shop as one of the users. */
export const userView = z.object({
  viewId: z.guid(),
  staffName: z.string(),
  userName: z.string(),
  reason: z.string(),
  startedAt: moment,
  /** Empty while they may still be looking. */
  endedAt: moment.nullable(),
});
export type UserView = z.infer<typeof userView>;

const person = z.object({
  firstName: requiredText(60, 'Ongeldige voornaam'),
  lastName: requiredText(80, 'Ongeldige achternaam'),
  email: emailAddress,
});

export const userRoutes = {
  list: route({
    method: 'GET',
    path: '/api/users',
    summary: "The users of the manager's customer, searched by name or e-mail address",
    spec: 'P 7.2',
    access: 'registered',
    query: z.object({ q: z.string().trim().max(100).optional(), page: queryInteger(1, 10_000).default(1) }),
    response: resultList(managedUser),
  }),
  invite: route({
    method: 'POST',
    path: '/api/users',
    summary: "Invite a user to the manager's customer",
    spec: 'decisions: Registration and accounts',
    access: 'registered',
    headers: idempotencyHeaders,
    body: person.extend({ isManager: z.boolean().default(false) }),
    response: managedUser,
  }),
  views: route({
    method: 'GET',
    path: '/api/users/views',
    summary: 'When staff of the venture looked along with users of the customer, and why',
    spec: 'back office: looking along',
    access: 'registered',
    response: z.object({ views: z.array(userView) }),
  }),
  edit: route({
    method: 'POST',
    path: '/api/users/edit',
    summary: "Change a user of the manager's customer; making a waiting one active approves it",
    spec: 'P 7.2',
    access: 'registered',
    body: person.extend({ id, active: z.boolean(), isManager: z.boolean() }),
    response: managedUser,
  }),
};
