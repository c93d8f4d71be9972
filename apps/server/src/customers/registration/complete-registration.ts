import { randomUUID } from 'node:crypto';
import type { KvkCompany, registrationUser } from '@bouwpoort/contract/customers/registration';
import type { z } from 'zod';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { enqueue } from '../../foundation/jobs/jobs.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { passwordHash } from '../../foundation/security/password-hash.ts';
import { listStoreLocations } from '../../organisation/branches/branches.ts';
import { findCustomerByKvkNumber } from '../customers/customers.ts';
import { addUser, audit, refuseGuessable } from '../identity/identity.ts';
import { type CompanyRegister, largestPage, pickCompany } from './company-register.ts';
import { handleRegistration } from './registration.jobs.ts';
import { registrations } from './registration.tables.ts';
import {
  findInvitation,
  type Invitation,
  isFor,
  lockEmailAddress,
  requireOpen,
  useInvitation,
} from './registration-invitation.ts';
import { requireVentureWithAccounts } from './registration-venture.ts';

type Completion = z.output<typeof registrationUser>;

/** The second half of a registration (P 7.4): a pending account and the job that handles it, in one transaction. */
export async function completeRegistration(
  ctx: Context,
  register: CompanyRegister,
  given: Completion,
  { idempotencyKey, caller }: { idempotencyKey: string | undefined; caller: Caller },
): Promise<void> {
  await requireVentureWithAccounts(ctx, given.ventureId);
  // Company lookups and hashing are expensive: check the link first.
  const known = await findInvitation(ctx.db, given);
  if (isRepeat(known, idempotencyKey)) return;
  const invitation = requireOpen(known, ctx.clock());
  if (!isFor(invitation, given.emailAddress)) {
    throw new AppError('invalidInput', { errors: { emailAddress: ['Deze link hoort bij een ander e-mailadres'] } });
  }
  const { emailAddress: email, firstName, lastName, ventureId } = given;
  await refuseGuessable(ctx, given.password, { email, firstName, lastName, ventureId });
  await requireBranch(ctx, given);
  const company = await requireCompany(ctx, register, given);
  const hashed = await passwordHash.make(given.password);
  await ctx.db.transaction(async (tx) => {
    const now = ctx.clock();
    await lockEmailAddress(tx, invitation.emailAddress);
    const held = await findInvitation(tx, given, true);
    if (isRepeat(held, idempotencyKey)) return;
    const { emailAddress, acceptedTermsAt } = requireOpen(held, now);
    const user = await addUser(tx, {
      id: randomUUID(),
      ventureId: given.ventureId,
      customerId: null,
      email: emailAddress,
      firstName: given.firstName,
      lastName: given.lastName,
      isGuestAccount: false,
      dynamics: false,
      branchId: given.branchId,
      isManager: false,
      useOrderApiCodit: false,
      isActive: false,
      isBlocked: false,
      passwordHash: hashed,
      createdAt: now,
    });
    // The address got an account by another link since this one was sent.
    if (!user) throw new AppError('invitationUsed');
    await useInvitation(tx, invitation, idempotencyKey, now);
    const id = randomUUID();
    await tx.insert(registrations).values({
      id,
      userId: user.id,
      ventureId: given.ventureId,
      branchId: given.branchId,
      chamberOfCommerceNumber: company.kvkNummer,
      businessName: company.naam,
      ...addressOf(company, given),
      phone: given.phone,
      newsletter: given.newsletter,
      customerCard: given.customerCard,
      acceptedTermsAt,
      completedAt: now,
      state: 'handling',
    });
    await audit(tx, caller, { kind: 'registered', at: now, userId: user.id });
    await enqueue(tx, handleRegistration, { registrationId: id });
  });
}

/** The same call that used the link, repeated because its answer did not arrive. */
function isRepeat(invitation: Invitation | undefined, idempotencyKey: string | undefined): boolean {
  return Boolean(invitation?.usedAt && idempotencyKey !== undefined && invitation.idempotencyKey === idempotencyKey);
}

async function requireBranch(ctx: Context, { ventureId, branchId }: Completion): Promise<void> {
  const branches = await listStoreLocations(ctx, ventureId);
  if (branches.some((one) => one.branchId === branchId)) return;
  throw new AppError('invalidInput', { errors: { branchId: ['Kies een vestiging van deze webshop'] } });
}

/** The details of a company come from the register: the form only selects one of its addresses. */
async function requireCompany(ctx: Context, register: CompanyRegister, given: Completion): Promise<KvkCompany> {
  const { chamberOfCommerceNumber: kvkNummer, ventureId } = given;
  const { resultaten } = await register.find({ kvkNummer }, largestPage);
  const company = pickCompany(resultaten, given);
  if (!company) throw refusal('Dit KvK-nummer staat niet in het handelsregister.');
  const customer = await findCustomerByKvkNumber(ctx, ventureId, kvkNummer);
  if (customer?.isInactive) {
    throw refusal('Met dit KvK-nummer kunnen we online geen account maken. Neem contact op met je vestiging.');
  }
  return company;
}

/** The error key that P 7.4 reads. */
function refusal(message: string): AppError {
  return new AppError('invalidInput', { errors: { ChamberOfCommerceNumber: [message] } });
}

/** Some companies hide their address in the register; only then the address of the form is used. */
function addressOf(company: KvkCompany, given: Completion) {
  const { straatnaam, huisnummer, huisnummerToevoeging, postcode, plaats } = company;
  if (straatnaam !== null && huisnummer !== null && postcode !== null && plaats !== null) {
    return {
      street: straatnaam,
      houseNumber: huisnummer,
      houseNumberSuffix: huisnummerToevoeging ?? '',
      postalCode: postcode,
      city: plaats,
    };
  }
  return {
    street: given.street,
    houseNumber: given.houseNumber,
    houseNumberSuffix: given.houseNumberSuffix ?? '',
    postalCode: given.zipcode,
    city: given.city,
  };
}
