import { z } from 'zod/mini';
import { permission } from '../foundation/permissions.ts';
import { route } from '../foundation/route.ts';
import {
  done,
  emailAddress,
  knownPassword,
  moment,
  newPassword,
  requiredText,
  rowVersion,
  ventureId,
} from '../foundation/scalars.ts';

const spec = 'back office: staff';
const staff = { spec, access: 'staff' } as const;

/** On calls that a screen makes by itself, such as to refresh its counts. */
export const backgroundHeader = 'x-background';

const roleId = z.string().check(z.regex(/^[a-z][a-z0-9-]{1,39}$/, { error: 'Kleine letters, cijfers en streepjes' }));
const staffId = z.guid();
const branchId = z.string().check(z.minLength(1), z.maxLength(40));
const code = z.pipe(
  z.pipe(
    z.string(),
    z.transform((text) => text.replaceAll(/[\s-]/g, '')),
  ),
  z.string().check(z.minLength(6), z.maxLength(20)),
);

/** A path of the back office, without `/beheer`; any other is its first page. */
const pageOfApp = z.catch(z.string().check(z.maxLength(2000), z.regex(/^\/(?![/\\])[^\s\\]*$/)), '/');

/** A role of a staff member: everywhere, in one venture, or in one branch. */
const roleGrant = z.object({
  roleId,
  ventureId: z.nullable(ventureId),
  branchId: z.nullable(branchId),
});
export type RoleGrant = z.output<typeof roleGrant>;

/** Where a permission holds; `ventures` empty stands for all of them, `branches` empty for the whole venture. */
const permissionScope = z.object({
  permission,
  ventures: z.nullable(z.array(z.string())),
  branches: z.nullable(z.array(z.string())),
});

/**
 * `code`: the password was right, the six digits are still to come. `enrol`: they must set up a second step first.
 * `locked`: nothing was done for a while, and the password opens it again without losing the page.
 */
const staffSessionState = z.enum(['code', 'enrol', 'open', 'locked']);

const staffMe = z.object({
  state: staffSessionState,
  staffId,
  name: z.string(),
  email: z.string(),
  hasSecondStep: z.boolean(),
  /** Without one they log in through their company, also to open a locked session. */
  hasPassword: z.boolean(),
  scopes: z.array(permissionScope),
  ventures: z.array(
    z.object({
      ventureId: z.string(),
      name: z.string(),
      path: z.string(),
      accentColor: z.string(),
      hasShop: z.boolean(),
    }),
  ),
  /** Single-letter shortcuts, which some people's tools press by accident. */
  shortcuts: z.boolean(),
});
export type StaffMe = z.output<typeof staffMe>;

const staffSession = z.object({
  sessionId: z.guid(),
  createdAt: moment,
  lastSeenAt: moment,
  address: z.string(),
  userAgent: z.string(),
  isThisOne: z.boolean(),
});

const staffPerson = z.object({
  staffId,
  email: z.string(),
  name: z.string(),
  grants: z.array(roleGrant),
  hasPassword: z.boolean(),
  hasSecondStep: z.boolean(),
  isLocked: z.boolean(),
  lastSeenAt: z.nullable(moment),
  createdAt: moment,
  version: z.int(),
});
export type StaffPerson = z.output<typeof staffPerson>;

const staffRole = z.object({
  roleId,
  name: z.string(),
  permissions: z.array(permission),
  /** The role that may do everything cannot be made smaller. */
  isFixed: z.boolean(),
  staffCount: z.int(),
  version: z.int(),
});
export type StaffRole = z.output<typeof staffRole>;

const staffChange = z.object({
  name: requiredText(120),
  grants: z.array(roleGrant).check(z.maxLength(40)),
  isLocked: z.boolean(),
  version: rowVersion,
});

export const staffRoutes = {
  logIn: route({
    method: 'POST',
    path: '/api/beheer/session',
    summary: 'Log in to the back office with a password; a second step may follow',
    spec,
    access: 'public',
    body: z.object({ email: emailAddress, password: knownPassword }),
    response: staffMe,
  }),
  giveCode: route({
    method: 'POST',
    path: '/api/beheer/session/code',
    summary: 'The second step: six digits of the authenticator, or a recovery code',
    spec,
    access: 'public',
    body: z.object({ code }),
    response: staffMe,
  }),
  me: route({
    method: 'GET',
    path: '/api/beheer/session',
    summary: 'Who is logged in and what they may do where',
    spec,
    access: 'public',
    response: staffMe,
  }),
  unlock: route({
    method: 'POST',
    path: '/api/beheer/session/unlock',
    summary: 'Open a session again that was locked after a quiet time',
    spec,
    access: 'public',
    body: z.object({ password: knownPassword }),
    response: staffMe,
  }),
  logOut: route({
    method: 'DELETE',
    path: '/api/beheer/session',
    summary: 'Log out of the back office',
    spec,
    access: 'public',
    response: done,
  }),
  setPassword: route({
    method: 'POST',
    path: '/api/beheer/password',
    summary: 'Choose a password with the link of an invitation or a reset',
    spec,
    access: 'public',
    body: z.object({ token: z.string().check(z.minLength(1), z.maxLength(200)), password: newPassword }),
    response: done,
  }),
  oidcStart: route({
    method: 'GET',
    path: '/api/beheer/oidc/start',
    summary: 'Log in through the company’s own identity provider',
    spec,
    access: 'public',
    query: z.object({ terug: pageOfApp }),
    responseType: 'html',
  }),
  oidcReturn: route({
    method: 'GET',
    path: '/api/beheer/oidc/return',
    summary: 'Where the identity provider sends people back to',
    spec,
    access: 'public',
    query: z.looseObject({}),
    responseType: 'html',
  }),
  loginWays: route({
    method: 'GET',
    path: '/api/beheer/login-ways',
    summary: 'How one can log in here',
    spec,
    access: 'public',
    response: z.object({ password: z.boolean(), oidc: z.boolean(), demoAccounts: z.array(z.string()) }),
  }),
  startSecondStep: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/second-step',
    summary: 'A new secret for an authenticator app; it counts once a code of it was given',
    permission: 'own',
    response: z.object({ secret: z.string(), address: z.string() }),
  }),
  confirmSecondStep: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/second-step/confirm',
    summary: 'The first code of a new authenticator; answers ten recovery codes, once',
    permission: 'own',
    body: z.object({ code }),
    response: z.object({ recoveryCodes: z.array(z.string()) }),
  }),
  sessions: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/sessions',
    summary: 'Where one is logged in oneself',
    permission: 'own',
    response: z.object({ sessions: z.array(staffSession) }),
  }),
  endSession: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/sessions/{sessionId}',
    summary: 'End one of one’s own sessions',
    permission: 'own',
    params: z.object({ sessionId: z.guid() }),
    response: done,
  }),
  preferences: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/preferences',
    summary: 'Switch single-letter shortcuts on or off',
    permission: 'own',
    body: z.object({ shortcuts: z.boolean() }),
    response: done,
  }),
  people: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/staff',
    summary: 'Everybody who can log in to the back office',
    permission: 'staff.read',
    response: z.object({ people: z.array(staffPerson) }),
  }),
  invite: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/staff',
    summary: 'Add somebody and mail them a link to choose a password',
    permission: 'staff.manage',
    body: z.object({
      email: emailAddress,
      name: requiredText(120),
      grants: z.array(roleGrant).check(z.minLength(1), z.maxLength(40)),
    }),
    response: staffPerson,
  }),
  change: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/staff/{staffId}',
    summary: 'Change name, roles or lock of somebody',
    permission: 'staff.manage',
    params: z.object({ staffId }),
    body: staffChange,
    response: staffPerson,
  }),
  reset: route({
    ...staff,
    method: 'POST',
    path: '/api/beheer/staff/{staffId}/reset',
    summary: 'Mail a link for a new password; take the second step away when asked',
    permission: 'staff.manage',
    params: z.object({ staffId }),
    body: z.object({ secondStep: z.boolean() }),
    response: done,
  }),
  endSessionsOf: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/staff/{staffId}/sessions',
    summary: 'Log somebody out everywhere',
    permission: 'staff.manage',
    params: z.object({ staffId }),
    response: done,
  }),
  allSessions: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/staff/sessions',
    summary: 'Everybody who is logged in, and from where',
    permission: 'staff.read',
    response: z.object({ sessions: z.array(z.extend(staffSession, { staffId, name: z.string() })) }),
  }),
  roles: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/roles',
    summary: 'The roles and their permissions',
    permission: 'staff.read',
    response: z.object({ roles: z.array(staffRole) }),
  }),
  saveRole: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/roles/{roleId}',
    summary: 'Make a role or change its permissions',
    permission: 'staff.manage',
    params: z.object({ roleId }),
    body: z.object({
      name: requiredText(60),
      permissions: z.array(permission).check(z.maxLength(60)),
      version: z.nullable(rowVersion),
    }),
    response: staffRole,
  }),
  removeRole: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/roles/{roleId}',
    summary: 'Remove a role nobody has',
    permission: 'staff.manage',
    params: z.object({ roleId }),
    response: done,
  }),
};
