import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import {
  emailAddress,
  hasWholeCents,
  id,
  idempotencyHeaders,
  moment,
  money,
  queryInteger,
  requiredText,
  resultList,
  rowId,
  rowVersion,
} from '../foundation/scalars.ts';
import { companyRole } from './customers.ts';

/** What a user may do in their company. A manager may do everything and sees every price, whatever the rest says. */
const companyRights = z.object({
  role: companyRole,
  seesPrices: z.boolean(),
  /** Excluding VAT; null: without limit. */
  maxPerOrder: z.nullable(money),
  maxPerMonth: z.nullable(money),
  /** False: only those in projectIds, one of which every order then names. */
  allProjects: z.boolean(),
  projectIds: z.array(z.int()),
});
export type CompanyRights = z.infer<typeof companyRights>;

const limit = z.nullable(
  z
    .number({ error: 'Vul een bedrag in' })
    .check(
      z.gte(0, { error: 'Vul een bedrag in', abort: true }),
      z.lte(10_000_000, { error: 'Vul hooguit 10.000.000 in', abort: true }),
      z.refine(hasWholeCents, { error: 'Gebruik hooguit 2 decimalen' }),
    ),
);

/** Absent fields stay as they are; a new user is a buyer with all permissions of a buyer. */
export const companyRightsInput = z.object({
  role: z.optional(companyRole),
  seesPrices: z.optional(z.boolean()),
  maxPerOrder: z.optional(limit),
  maxPerMonth: z.optional(limit),
  allProjects: z.optional(z.boolean()),
  projectIds: z.optional(z.array(rowId).check(z.maxLength(500))),
});
export type CompanyRightsInput = z.infer<typeof companyRightsInput>;

/** A user of the manager's own customer. */
export const managedUser = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  email: z.string(),
  active: z.boolean(),
  /** True exactly when the role is manager. */
  isManager: z.boolean(),
  ...companyRights.shape,
  /** To send back with a change, so that it does not undo a change by another user. */
  version: z.int(),
  /**
   * `invited`: has not used the link of the mail that was sent yet, to choose a password or to activate an account that
   * was approved; `requested`: asked to join this customer and waits for its manager.
   */
  state: z.enum(['invited', 'requested', 'ready']),
  lastLoginAt: z.nullable(moment),
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
  endedAt: z.nullable(moment),
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
    query: z.object({
      q: z.optional(z.string().check(z.trim(), z.maxLength(100))),
      page: z._default(queryInteger(1, 10_000), 1),
    }),
    response: resultList(managedUser),
  }),
  invite: route({
    method: 'POST',
    path: '/api/users',
    summary: "Invite a user to the manager's customer",
    spec: 'decisions: Registration and accounts',
    access: 'registered',
    headers: idempotencyHeaders,
    body: z.extend(person, { isManager: z.optional(z.boolean()), ...companyRightsInput.shape }),
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
  projects: route({
    method: 'GET',
    path: '/api/users/projects',
    summary: 'The projects a manager can limit a user to',
    spec: 'our addition to P 7.2',
    access: 'registered',
    response: resultList(z.object({ projectId: z.int(), name: z.string() })),
  }),
  edit: route({
    method: 'POST',
    path: '/api/users/edit',
    summary: "Change a user of the manager's customer; making a waiting one active approves it",
    spec: 'P 7.2',
    access: 'registered',
    body: z.extend(person, {
      id,
      active: z.boolean(),
      isManager: z.boolean(),
      ...companyRightsInput.shape,
      version: z.optional(rowVersion),
    }),
    response: managedUser,
  }),
};
