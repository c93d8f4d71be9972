import type { RoleGrant } from '@bouwpoort/contract/organisation/staff';
import { eq, inArray, or, sql } from 'drizzle-orm';
import type { IDToken } from 'openid-client';
import { recordChange } from '../../foundation/audit/audit.ts';
import { rolesOfClaims } from '../../foundation/config/claim-roles.ts';
import type { Context, ContextDeps } from '../../foundation/context/context.ts';
import { takeAdvisoryLock } from '../../foundation/database/advisory-lock.ts';
import type { Database } from '../../foundation/database/database.ts';
import type { Caller } from '../../foundation/security/caller.ts';
import { listVentures } from '../ventures/ventures.ts';
import { staffGrants, staffRoles, staffUsers } from './staff.tables.ts';
import { startStaffSession } from './staff-sessions.ts';
import { recordSignIn } from './staff-sign-in.ts';

type PersonRow = typeof staffUsers.$inferSelect;

/**
 * The provider identifies the person and, by the table in the settings, their roles: they are added at their first
 * login, and the provider's roles are updated at each login. Roles from a colleague stay. Returns the token of the new
 * session; undefined for a person without any role.
 */
export async function signInByClaims(
  deps: ContextDeps,
  ctx: Context,
  claims: IDToken,
  caller: Caller,
): Promise<string | undefined> {
  const now = deps.clock();
  return deps.db.transaction(async (tx) => {
    // Two concurrent first logins must not both add the person.
    await takeAdvisoryLock(tx, `oidc ${claims.sub}`);
    const given = await grantsOfClaims(ctx, tx, claims);
    const known = await findPerson(tx, claims.sub, verifiedEmail(deps, claims));
    if (known?.isLocked || (known?.oidcSubject && known.oidcSubject !== claims.sub)) return undefined;
    const user = known ?? (await addFromClaims(deps, tx, claims, given));
    if (!user) return undefined;
    if (!user.oidcSubject)
      await tx.update(staffUsers).set({ oidcSubject: claims.sub }).where(eq(staffUsers.id, user.id));
    const { before, after } = await followProvider(tx, user, given);
    await recordChange(tx, {
      ...{ at: now, staff: { id: user.id, name: user.name }, permission: 'own', requestId: ctx.requestId },
      ...{ entity: 'staff', entityId: user.id, entityName: user.name, ventureId: null },
      before: known ? { grants: before } : null,
      after: known ? { grants: after } : { email: user.email, name: user.name, grants: after },
    });
    if (after.length === 0) return undefined;
    await recordSignIn(tx, user, caller, now);
    // The provider has asked for its own second step, so ours is skipped.
    return startStaffSession(tx, user.id, caller, now, 'passed');
  });
}

/** An address counts only if the provider has verified it: otherwise anybody could claim it. */
function verifiedEmail({ config }: ContextDeps, claims: IDToken): string | undefined {
  const { email, email_verified: isVerified } = claims;
  if (typeof email !== 'string') return undefined;
  return isVerified === true || (isVerified === undefined && config.oidc?.trustEmail) ? email : undefined;
}

/** By the provider's id first, because an address can be reassigned. */
async function findPerson(tx: Database, subject: string, email: string | undefined): Promise<PersonRow | undefined> {
  const [known] = await tx
    .select()
    .from(staffUsers)
    .where(
      or(
        eq(staffUsers.oidcSubject, subject),
        email === undefined ? undefined : eq(sql`lower(${staffUsers.email})`, email.toLowerCase()),
      ),
    )
    .orderBy(sql`${staffUsers.oidcSubject} is distinct from ${subject}`)
    .limit(1)
    .for('update');
  return known;
}

async function addFromClaims(
  deps: ContextDeps,
  tx: Database,
  claims: IDToken,
  given: readonly RoleGrant[],
): Promise<PersonRow | undefined> {
  const email = verifiedEmail(deps, claims);
  if (given.length === 0 || email === undefined) return undefined;
  const name = typeof claims.name === 'string' && claims.name.trim() !== '' ? claims.name.trim().slice(0, 120) : email;
  const [user] = await tx
    .insert(staffUsers)
    .values({ email, name, oidcSubject: claims.sub, createdAt: deps.clock() })
    .onConflictDoNothing()
    .returning();
  return user;
}

/** Existing roles and ventures in the table. */
async function grantsOfClaims(ctx: Context, tx: Database, claims: IDToken): Promise<RoleGrant[]> {
  const wanted = rolesOfClaims(ctx.config.oidc?.roles ?? [], claims);
  if (wanted.length === 0) return [];
  const roleIds = new Set((await tx.select({ id: staffRoles.id }).from(staffRoles)).map(({ id }) => id));
  const ventureIds = new Set((await listVentures(ctx)).map(({ id }) => id));
  return wanted
    .filter(({ roleId, ventureId }) => roleIds.has(roleId) && (ventureId === null || ventureIds.has(ventureId)))
    .map(({ roleId, ventureId }) => ({ roleId, ventureId, branchId: null }));
}

async function followProvider(
  tx: Database,
  user: PersonRow,
  given: readonly RoleGrant[],
): Promise<{ before: RoleGrant[]; after: RoleGrant[] }> {
  const held = await tx.select().from(staffGrants).where(eq(staffGrants.staffId, user.id)).orderBy(staffGrants.id);
  const ended = held.filter((one) => one.isFromProvider && !given.some((other) => keyOf(other) === keyOf(one)));
  const added = given.filter((one) => !held.some((other) => keyOf(other) === keyOf(one)));
  if (ended.length > 0)
    await tx.delete(staffGrants).where(
      inArray(
        staffGrants.id,
        ended.map(({ id }) => id),
      ),
    );
  if (added.length > 0)
    await tx.insert(staffGrants).values(added.map((grant) => ({ ...grant, staffId: user.id, isFromProvider: true })));
  if (ended.length + added.length > 0)
    await tx
      .update(staffUsers)
      .set({ version: user.version + 1 })
      .where(eq(staffUsers.id, user.id));
  const kept = held.filter((one) => !ended.includes(one));
  return { before: held.map(grantOf), after: [...kept.map(grantOf), ...added] };
}

const keyOf = ({ roleId, ventureId, branchId }: RoleGrant) => JSON.stringify([roleId, ventureId, branchId]);

const grantOf = ({ roleId, ventureId, branchId }: RoleGrant): RoleGrant => ({ roleId, ventureId, branchId });
