import type { ApprovalRequest } from '@bouwpoort/contract/customers/registration';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import { fullName, type SiteUser } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { sendMail } from '../../organisation/mail/mail.ts';
import { findMailAddress } from '../../organisation/ventures/ventures.ts';
import { findCustomer } from '../customers/customers.ts';
import { audit, changeUser, findUser, listActiveManagers, removeUser } from '../identity/identity.ts';
import { mailActivation } from './registration-activation.ts';
import { findLink, makeLink, type RegistrationLink, useLinks } from './registration-links.ts';
import { changeRegistration, lockRegistration, type Registration } from './registration-state.ts';
import { pagePath } from './registration-venture.ts';

/** Asks the managers of the customer whether this is a colleague; in the caller's transaction. */
export async function requestApproval(
  ctx: Context,
  registration: Registration,
  user: SiteUser,
  customer: Customer,
): Promise<void> {
  const { customerId, customerName: company } = customer;
  await changeRegistration(ctx.db, registration.id, { state: 'approval', customerId });
  // Linked to the customer the request is visible; the account is inactive, so it has no access.
  await changeUser(ctx.db, user.id, { customerId });
  const colleague = { colleagueName: fullName(user), colleagueEmail: user.email };
  const managers = await listActiveManagers(ctx.db, customerId);
  for (const { id: managerId, email, firstName } of managers) {
    const path = await approvalPath(ctx, registration, managerId);
    const data = { firstName, company, ...colleague, path };
    await sendMail(ctx, { to: email, kind: 'colleague-approval', ventureId: registration.ventureId, data });
  }
  if (managers.length > 0) return;
  // The customer has no manager who can vouch for this person, so the venture decides.
  const to = await findMailAddress(ctx, registration.ventureId);
  if (to === undefined) {
    ctx.log.error({ registrationId: registration.id }, 'nobody could be asked to judge: the venture has no address');
    return;
  }
  const path = await approvalPath(ctx, registration);
  await sendMail(ctx, {
    to,
    kind: 'customer-claim',
    ventureId: registration.ventureId,
    data: { company, customerId, ...colleague, phone: registration.phone, path },
  });
}

async function approvalPath(ctx: Context, { id, ventureId }: Registration, managerId?: string): Promise<string> {
  const link = { registrationId: id, purpose: 'approve' as const, ...(managerId === undefined ? {} : { managerId }) };
  const { token } = await makeLink(ctx.db, link, ctx.clock());
  return pagePath(ctx, ventureId, 'registreren', { approve: token });
}

interface OpenRequest {
  registration: Registration;
  user: SiteUser;
  customer: Customer;
}

/** The request of a link that can still decide something. */
async function requireRequest(ctx: Context, link: RegistrationLink): Promise<OpenRequest> {
  const registration = await lockRegistration(ctx.db, link.registrationId);
  const user = registration?.userId ? await findUser(ctx.db, registration.userId) : undefined;
  const customer = registration?.customerId ? await findCustomer(ctx, registration.customerId) : undefined;
  if (link.usedAt || registration?.state !== 'approval' || !user || !customer) throw new AppError('linkUsed');
  return { registration, user, customer };
}

export async function readRequest(ctx: Context, token: string): Promise<ApprovalRequest> {
  return ctx.db.transaction(async (tx) => {
    const link = await findLink(tx, token, 'approve', ctx.clock());
    const { user, customer } = await requireRequest({ ...ctx, db: tx }, link);
    const { firstName, lastName, email } = user;
    return { firstName, lastName, emailAddress: email, company: customer.customerName };
  });
}

/** The first decision counts. A former manager cannot decide, whatever mail they have. */
export async function decideRequest(ctx: Context, token: string, approve: boolean, caller: Caller): Promise<void> {
  const now = ctx.clock();
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const link = await findLink(db, token, 'approve', now);
    const request = await requireRequest(tx, link);
    const managers = await listActiveManagers(db, request.customer.customerId);
    if (link.managerId && !managers.some(({ id }) => id === link.managerId)) throw new AppError('linkExpired');
    const by = link.managerId ?? 'venture';
    // The first user of a customer is its manager (decisions, Registration).
    if (approve) return approveRegistration(tx, request, { isManager: managers.length === 0, by }, caller);
    await useLinks(db, request.registration.id, 'approve', now);
    const refused = { kind: 'registrationRefused', at: now, userId: request.user.id, detail: `by ${by}` } as const;
    await audit(db, caller, refused);
    await rejectRegistration(tx, request);
  });
}

/** In the caller's transaction, which has locked the registration. */
export async function approveRegistration(
  ctx: Context,
  { registration, user }: Pick<OpenRequest, 'registration' | 'user'>,
  { isManager, by }: { isManager: boolean; by: string },
  caller: Caller,
): Promise<void> {
  const at = ctx.clock();
  await useLinks(ctx.db, registration.id, 'approve', at);
  await audit(ctx.db, caller, { kind: 'registrationApproved', at, userId: user.id, detail: `by ${by}` });
  await changeUser(ctx.db, user.id, { dynamics: true, isManager });
  await mailActivation(ctx, registration.id, user);
}

/** Until the activation, a manager may revoke the approval: the request waits again. */
export async function revokeApproval(
  ctx: Context,
  { registration, user }: Pick<OpenRequest, 'registration' | 'user'>,
): Promise<void> {
  await useLinks(ctx.db, registration.id, 'activate', ctx.clock());
  await changeRegistration(ctx.db, registration.id, { state: 'approval' });
  await changeUser(ctx.db, user.id, { dynamics: false });
}

/** The account is deleted, so that the same address can register again for the right company. */
async function rejectRegistration(ctx: Context, { registration, user, customer }: OpenRequest): Promise<void> {
  await changeRegistration(ctx.db, registration.id, { state: 'refused', phone: '' });
  await removeUser(ctx.db, user.id);
  await sendMail(ctx, {
    to: user.email,
    kind: 'registration-refused',
    ventureId: registration.ventureId,
    data: {
      firstName: user.firstName,
      company: customer.customerName,
      path: await pagePath(ctx, registration.ventureId, 'registreren'),
    },
  });
}
