import { randomUUID } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { findCustomer } from '../../customers/customers/customers.ts';
import { addUser, audit, endSession, type IssuedTokens, startSession } from '../../customers/identity/identity.ts';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { callerOf } from '../../foundation/security/caller.ts';
import { countAttempt, networkOf, type ThrottleRule } from '../../foundation/security/throttle.ts';
import { findBranch } from '../../organisation/branches/branches.ts';
import { findVenture } from '../../organisation/ventures/ventures.ts';
import { startGuestCart } from '../cart/cart.ts';
import { remindOfAccount } from './guest-with-account.ts';

interface Guest {
  ventureId: string;
  firstName: string;
  lastName: string;
  emailAddress: string;
  street: string;
  houseNumber: string;
  houseNumberAddition?: string | undefined;
  postalCode: string;
  city: string;
}

/** Allows for typing errors; beyond that a caller would fill our tables. */
const guestPerAddress: ThrottleRule = { name: 'guestat', freeAttempts: 15, firstSeconds: 60, maxSeconds: 3600 };

/**
 * An account for one visit, on the debtor of all guests. Each visit gets its own, whatever address it names: nobody
 * comes into what somebody else left behind, and nobody learns whether an address has an account. The postal address
 * goes with the cart, for the address book is everybody's.
 */
export async function startGuest(
  ctx: Context,
  deps: ContextDeps,
  guest: Guest,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<IssuedTokens> {
  const caller = callerOf(request);
  const counted = await countAttempt(ctx.db, guestPerAddress, networkOf(caller.address), ctx.clock());
  if (!counted.allowed) {
    reply.header('retry-after', counted.retryAfterSeconds);
    throw new AppError('tooManyRequests', { detail: 'Te vaak achter elkaar. Wacht even en probeer het opnieuw.' });
  }
  const customerId = await readGuestDebtor(ctx, guest.ventureId);
  const branch = await findBranch(ctx, guest.ventureId, undefined);
  return ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const at = ctx.clock();
    const user = await addUser(db, {
      id: randomUUID(),
      ventureId: guest.ventureId,
      customerId,
      email: guest.emailAddress,
      firstName: guest.firstName,
      lastName: guest.lastName,
      isGuestAccount: true,
      dynamics: true,
      branchId: branch?.branchId ?? null,
      isManager: false,
      useOrderApiCodit: false,
      isActive: true,
      isBlocked: false,
      passwordHash: null,
      createdAt: at,
    });
    if (!user) throw new Error('A guest without a password shares its address with nobody.');
    await startGuestCart(tx, { siteUserId: user.id, ventureId: guest.ventureId }, customerId, addressOf(guest));
    const tokens = await startSession(deps, db, user);
    await audit(db, caller, { kind: 'guestStarted', at, userId: user.id, sessionId: tokens.sessionId });
    await remindOfAccount(tx, guest.emailAddress, guest.ventureId);
    if (request.session) await endSession(db, request.session.id, 'replaced', at);
    return tokens;
  });
}

async function readGuestDebtor(ctx: Context, ventureId: string): Promise<string> {
  const venture = await findVenture(ctx, ventureId);
  if (!venture) throw new AppError('unknownVenture');
  if (!venture.hasShop || venture.disableOrdering) throw new AppError('orderingDisabled');
  const { guestDebitNumber } = venture;
  const debtor = guestDebitNumber === null ? undefined : await findCustomer(ctx, guestDebitNumber);
  if (guestDebitNumber !== null && debtor?.ventureId !== ventureId) {
    ctx.log.error({ ventureId, guestDebitNumber }, 'the debtor of the guests is no customer of the venture');
  }
  if (debtor?.ventureId !== ventureId) {
    throw new AppError('forbidden', { detail: 'Bij deze webshop kun je niet als gast bestellen.' });
  }
  return debtor.customerId;
}

function addressOf(guest: Guest) {
  const {
    firstName,
    lastName,
    emailAddress: email,
    street,
    houseNumber,
    houseNumberAddition,
    postalCode,
    city,
  } = guest;
  const line1 = [street, houseNumber, houseNumberAddition].filter(Boolean).join(' ');
  return { firstName, lastName, email, line1, postalCode, city };
}
