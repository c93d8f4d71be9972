import type { Permission } from '@bouwpoort/contract/foundation/permissions';
import type { RoleGrant, StaffPerson, StaffRole } from '@bouwpoort/contract/organisation/staff';
import { and, asc, count, eq, inArray, max, sql } from 'drizzle-orm';
import type { Database } from '../../foundation/database/database.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { sendMail } from '../mail/mail.ts';
import { changeRecord, type StaffRecord } from './change-record.ts';
import { staffGrants, staffRoles, staffSessions, staffUsers } from './staff.tables.ts';
import { linkHours, makeStaffLink } from './staff-links.ts';
import { auditWrite, requireThere, type StaffContext } from './staff-route.ts';
import { type HeldRole, mayDo, mayGrant, type Place, permissionsOf, scopesOf } from './staff-scopes.ts';
import { endStaffSessionsOf } from './staff-sessions.ts';

type PersonRow = typeof staffUsers.$inferSelect;

export async function listPeople(db: Database): Promise<StaffPerson[]> {
  const lastSeen = db
    .select({ staffId: staffSessions.staffId, at: max(staffSessions.lastSeenAt).as('at') })
    .from(staffSessions)
    .groupBy(staffSessions.staffId)
    .as('last_seen');
  const [people, grants] = await Promise.all([
    db
      .select({ user: staffUsers, lastSeenAt: lastSeen.at })
      .from(staffUsers)
      .leftJoin(lastSeen, eq(lastSeen.staffId, staffUsers.id))
      .orderBy(asc(staffUsers.name)),
    db.select().from(staffGrants).orderBy(asc(staffGrants.id)),
  ]);
  const grantsOf = Map.groupBy(grants, ({ staffId }) => staffId);
  return people.map(({ user, lastSeenAt }) => describe(user, grantsOf.get(user.id) ?? [], lastSeenAt));
}

/** Of existing people only. */
export async function staffNamesOf(db: Database, staffIds: readonly string[]): Promise<Map<string, string>> {
  if (staffIds.length === 0) return new Map();
  const rows = await db
    .select({ id: staffUsers.id, name: staffUsers.name })
    .from(staffUsers)
    .where(inArray(staffUsers.id, [...staffIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

/** The staff with a permission at a place, by name. */
export async function listStaffWith(
  db: Database,
  permission: Permission,
  place: Place,
): Promise<{ staffId: string; name: string }[]> {
  const rows = await db
    .select({
      staffId: staffUsers.id,
      name: staffUsers.name,
      permissions: staffRoles.permissions,
      isFixed: staffRoles.isFixed,
      ventureId: staffGrants.ventureId,
      branchId: staffGrants.branchId,
    })
    .from(staffUsers)
    .innerJoin(staffGrants, eq(staffGrants.staffId, staffUsers.id))
    .innerJoin(staffRoles, eq(staffRoles.id, staffGrants.roleId))
    .where(eq(staffUsers.isLocked, false))
    .orderBy(asc(staffUsers.name), asc(staffUsers.id));
  return [...Map.groupBy(rows, ({ staffId }) => staffId)].flatMap(([staffId, roles]) =>
    mayDo(scopesOf(roles), permission, place) ? [{ staffId, name: roles[0]?.name ?? '' }] : [],
  );
}

function describe(user: PersonRow, grants: readonly RoleGrant[], lastSeenAt: Date | null): StaffPerson {
  const { id, email, name, isLocked, createdAt, version } = user;
  return {
    staffId: id,
    email,
    name,
    grants: grants.map(({ roleId, ventureId, branchId }) => ({ roleId, ventureId, branchId })),
    hasPassword: user.passwordHash !== null,
    hasSecondStep: user.totpConfirmedAt !== null,
    isLocked,
    lastSeenAt: lastSeenAt?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    version,
  };
}

interface Person {
  user: PersonRow;
  grants: RoleGrant[];
}

async function readPerson(db: Database, staffId: string, lock = false): Promise<Person> {
  const query = db.select().from(staffUsers).where(eq(staffUsers.id, staffId));
  const [user] = await (lock ? query.for('update') : query);
  if (!user) throw new AppError('notFound');
  const grants = await db
    .select({ roleId: staffGrants.roleId, ventureId: staffGrants.ventureId, branchId: staffGrants.branchId })
    .from(staffGrants)
    .where(eq(staffGrants.staffId, staffId))
    .orderBy(asc(staffGrants.id));
  return { user, grants };
}

export async function invitePerson(
  ctx: StaffContext,
  person: { email: string; name: string; grants: RoleGrant[] },
): Promise<StaffPerson> {
  return ctx.db.transaction(async (tx) => {
    await requireGrantable(ctx, tx, person.grants);
    const user = await addPerson(tx, person, ctx.clock());
    await mailLink(ctx, tx, user, true);
    const { email, name, grants } = person;
    const shown = { email, name, grants };
    await auditWrite(ctx, tx, { ...record(user), before: null, after: shown });
    return describe(user, grants, null);
  });
}

/** Also for the command line, which adds the first person. */
export async function addPerson(
  tx: Database,
  { email, name, grants }: { email: string; name: string; grants: readonly RoleGrant[] },
  now: Date,
): Promise<PersonRow> {
  const [user] = await tx.insert(staffUsers).values({ email, name, createdAt: now }).onConflictDoNothing().returning();
  if (!user) throw new AppError('invalidInput', { errors: { email: ['Iemand met dit e-mailadres heeft al toegang'] } });
  await giveRoles(tx, user.id, grants);
  return user;
}

interface PersonChange {
  name: string;
  grants: RoleGrant[];
  isLocked: boolean;
  version: number;
}

const people: StaffRecord<string, Person> = {
  lock: ({ db }, staffId) => readPerson(db, staffId, true),
  places: () => [],
  version: ({ user }) => user.version,
  stale: 'Iemand anders heeft dit intussen veranderd.',
  current: (_, { user, grants }) => describe(user, grants, null),
  audited: ({ user }) => record(user),
  fields: ({ user: { name, isLocked }, grants }) => ({ name, isLocked, grants }),
};

export async function changePerson(
  ctx: StaffContext,
  staffId: string,
  { version, ...change }: PersonChange,
): Promise<StaffPerson> {
  const { user, grants } = await changeRecord(ctx, people, staffId, {
    version,
    write: ({ db }, person) => writePerson(ctx, db, person, change),
  });
  return describe(user, grants, null);
}

async function writePerson(
  ctx: StaffContext,
  tx: Database,
  { user, grants }: Person,
  change: Omit<PersonChange, 'version'>,
): Promise<Person> {
  const { id: staffId } = user;
  const given = change.grants.filter((one) => !grants.some((held) => isSameGrant(one, held)));
  const taken = grants.filter((one) => !change.grants.some((kept) => isSameGrant(one, kept)));
  // Revoking takes the same permissions as granting: else a smaller role could disarm a larger one.
  await requireGrantable(ctx, tx, [...given, ...taken]);
  if (change.isLocked && staffId === ctx.staff.id)
    throw new AppError('conflict', { detail: 'Je kunt jezelf niet blokkeren. Vraag het een andere Beheerder.' });
  // The log has the names of people.
  if (change.isLocked !== user.isLocked || change.name !== user.name) await requireGrantable(ctx, tx, grants);
  const [changed] = await tx
    .update(staffUsers)
    .set({ name: change.name, isLocked: change.isLocked, version: user.version + 1 })
    .where(eq(staffUsers.id, staffId))
    .returning();
  if (!changed) throw new AppError('notFound');
  await takeRoles(tx, staffId, taken);
  await giveRoles(tx, staffId, given);
  await requireAdministratorLeft(tx);
  if (change.isLocked) await endStaffSessionsOf(tx, staffId, ctx.clock());
  return { user: changed, grants: change.grants };
}

export async function resetPerson(ctx: StaffContext, staffId: string, secondStep: boolean): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { user, grants } = await readPerson(tx, staffId, true);
    await requireGrantable(ctx, tx, grants);
    if (secondStep) await removeSecondStep(tx, staffId);
    await endStaffSessionsOf(tx, staffId, ctx.clock());
    await mailLink(ctx, tx, user, false);
    await auditWrite(ctx, tx, {
      ...record(user),
      before: { hasSecondStep: user.totpConfirmedAt !== null, password: 'ongewijzigd' },
      after: { hasSecondStep: user.totpConfirmedAt !== null && !secondStep, password: 'link gestuurd' },
    });
  });
}

export async function removeSecondStep(tx: Database, staffId: string): Promise<void> {
  await tx
    .update(staffUsers)
    .set({ totpSecret: null, totpConfirmedAt: null, totpLastStep: null, recoveryHashes: [] })
    .where(eq(staffUsers.id, staffId));
}

export async function logOutEverywhere(ctx: StaffContext, staffId: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const { user, grants } = await readPerson(tx, staffId);
    await requireGrantable(ctx, tx, grants);
    await endStaffSessionsOf(tx, staffId, ctx.clock());
    await auditWrite(ctx, tx, { ...record(user), before: { sessies: 'open' }, after: { sessies: 'beëindigd' } });
  });
}

export async function listRoles(db: Database): Promise<StaffRole[]> {
  const rows = await db
    .select({ role: staffRoles, staffCount: count(sql`distinct ${staffGrants.staffId}`) })
    .from(staffRoles)
    .leftJoin(staffGrants, eq(staffGrants.roleId, staffRoles.id))
    .groupBy(staffRoles.id)
    .orderBy(sql`${staffRoles.isFixed} desc`, asc(staffRoles.name));
  return rows.map(({ role, staffCount }) => describeRole(role, staffCount));
}

function describeRole(role: typeof staffRoles.$inferSelect, staffCount: number): StaffRole {
  const { id, name, isFixed, version } = role;
  return { roleId: id, name, permissions: permissionsOf(role), isFixed, staffCount, version };
}

export async function saveRole(
  ctx: StaffContext,
  roleId: string,
  { name, permissions, version }: { name: string; permissions: string[]; version: number | null },
): Promise<StaffRole> {
  requireThere(ctx, { ventureId: null });
  return ctx.db.transaction(async (tx) => {
    const [existing] = await tx.select().from(staffRoles).where(eq(staffRoles.id, roleId)).for('update');
    if ((existing?.version ?? null) !== version)
      throw new AppError('conflict', {
        detail: existing ? 'Iemand anders heeft deze rol intussen veranderd.' : 'Deze rol bestaat niet meer.',
        ...(existing ? { members: { current: describeRole(existing, 0) } } : {}),
      });
    if (existing?.isFixed)
      throw new AppError('conflict', { detail: 'Een Beheerder mag alles; deze rol verandert niet.' });
    const wanted = { permissions, isFixed: false, ventureId: null, branchId: null };
    for (const role of existing ? [wanted, { ...wanted, permissions: existing.permissions }] : [wanted])
      if (!mayGrant(ctx.staff.scopes, role)) throw notYours();
    const values = { name, permissions: [...permissions].sort() };
    const [saved] = existing
      ? await tx
          .update(staffRoles)
          .set({ ...values, version: existing.version + 1 })
          .where(eq(staffRoles.id, roleId))
          .returning()
      : await tx
          .insert(staffRoles)
          .values({ id: roleId, ...values })
          .returning();
    if (!saved) throw new AppError('conflict');
    await auditWrite(ctx, tx, {
      entity: 'staff-role',
      entityId: roleId,
      entityName: name,
      ventureId: null,
      before: existing ? { name: existing.name, permissions: existing.permissions } : null,
      after: values,
    });
    const holders = await tx.$count(staffGrants, eq(staffGrants.roleId, roleId));
    return describeRole(saved, holders);
  });
}

export async function removeRole(ctx: StaffContext, roleId: string): Promise<void> {
  requireThere(ctx, { ventureId: null });
  await ctx.db.transaction(async (tx) => {
    const [role] = await tx.select().from(staffRoles).where(eq(staffRoles.id, roleId)).for('update');
    if (!role) throw new AppError('notFound');
    const holders = await tx.$count(staffGrants, eq(staffGrants.roleId, roleId));
    if (role.isFixed || holders > 0)
      throw new AppError('conflict', {
        detail: 'Deze rol is in gebruik. Geef de mensen die hem hebben eerst een andere.',
      });
    if (!mayGrant(ctx.staff.scopes, { ...role, ventureId: null, branchId: null })) throw notYours();
    await tx.delete(staffRoles).where(eq(staffRoles.id, roleId));
    const { name, permissions } = role;
    await auditWrite(ctx, tx, {
      entity: 'staff-role',
      entityId: roleId,
      entityName: name,
      ventureId: null,
      before: { name, permissions },
      after: null,
    });
  });
}

async function requireGrantable(ctx: StaffContext, tx: Database, grants: readonly RoleGrant[]): Promise<void> {
  const roles = new Map((await tx.select().from(staffRoles)).map((role) => [role.id, role]));
  for (const { roleId, ventureId, branchId } of grants) {
    const role = roles.get(roleId);
    if (!role) throw new AppError('invalidInput', { errors: { grants: [`De rol ${roleId} bestaat niet`] } });
    const held: HeldRole = { ...role, ventureId, branchId };
    if (!mayGrant(ctx.staff.scopes, held)) throw notYours();
  }
}

function notYours(): AppError {
  return new AppError('forbidden', { detail: 'Je kunt niet geven of afnemen wat je zelf niet mag.' });
}

async function giveRoles(tx: Database, staffId: string, grants: readonly RoleGrant[]): Promise<void> {
  if (grants.length === 0) return;
  await tx
    .insert(staffGrants)
    .values(grants.map((grant) => ({ ...grant, staffId })))
    .onConflictDoNothing();
}

/** Only these: the others keep their grantor. */
async function takeRoles(tx: Database, staffId: string, grants: readonly RoleGrant[]): Promise<void> {
  for (const { roleId, ventureId, branchId } of grants)
    await tx
      .delete(staffGrants)
      .where(
        and(
          eq(staffGrants.staffId, staffId),
          eq(staffGrants.roleId, roleId),
          sql`${staffGrants.ventureId} is not distinct from ${ventureId}`,
          sql`${staffGrants.branchId} is not distinct from ${branchId}`,
        ),
      );
}

/** Two concurrent revocations must not both succeed: the row of the fixed role is the lock. */
async function requireAdministratorLeft(tx: Database): Promise<void> {
  await tx.select().from(staffRoles).where(eq(staffRoles.isFixed, true)).for('update');
  const [left] = await tx
    .select({ people: count() })
    .from(staffGrants)
    .innerJoin(staffRoles, eq(staffRoles.id, staffGrants.roleId))
    .innerJoin(staffUsers, eq(staffUsers.id, staffGrants.staffId))
    .where(sql`${staffRoles.isFixed} and ${staffGrants.ventureId} is null and not ${staffUsers.isLocked}`);
  if ((left?.people ?? 0) === 0)
    throw new AppError('conflict', { detail: 'Er moet altijd een Beheerder voor alles overblijven.' });
}

async function mailLink(ctx: StaffContext, tx: Database, user: PersonRow, isNew: boolean): Promise<void> {
  const now = ctx.clock();
  const path = await makeStaffLink(tx, user.id, now);
  const validUntil = new Date(now.getTime() + linkHours * 3_600_000);
  await sendMail(
    { ...ctx, db: tx },
    { to: user.email, kind: 'staff-link', ventureId: null, data: { name: user.name, path, validUntil, isNew } },
  );
}

function isSameGrant(one: RoleGrant, other: RoleGrant): boolean {
  return one.roleId === other.roleId && one.ventureId === other.ventureId && one.branchId === other.branchId;
}

function record({ id, name }: Pick<PersonRow, 'id' | 'name'>) {
  return { entity: 'staff', entityId: id, entityName: name, ventureId: null };
}
