import type { CompanyRights, CompanyRightsInput } from '@bouwpoort/contract/customers/users';
import { toWire } from '@bouwpoort/trade/foundation/money';
import { companyRoleOf } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { SiteUser } from '../../foundation/context/site-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { listProjects } from '../customers/customers.ts';
import { changeUser, setProjectsOf } from '../identity/identity.ts';

/** The stored permissions of a user in their company. */
export type StoredRights = Pick<
  SiteUser,
  'isManager' | 'memberRole' | 'seesPrices' | 'maxPerOrder' | 'maxPerMonth' | 'allProjects' | 'projectIds'
>;

/** The defaults, until a manager changes them. */
export const newUserRights: StoredRights = {
  isManager: false,
  memberRole: 'buyer',
  seesPrices: true,
  maxPerOrder: null,
  maxPerMonth: null,
  allProjects: true,
  projectIds: null,
};

type GivenRights = CompanyRightsInput & { isManager?: boolean | undefined };

/** The permissions of a user after a change: omitted ones stay. */
export async function changedRights(
  ctx: Pick<Context, 'db'>,
  customerId: string,
  before: StoredRights,
  given: GivenRights,
): Promise<StoredRights> {
  const isManager = managerAfter(before, given);
  const allProjects = given.allProjects ?? before.allProjects;
  return {
    isManager,
    memberRole: given.role === undefined || given.role === 'manager' ? before.memberRole : given.role,
    seesPrices: given.seesPrices ?? before.seesPrices,
    maxPerOrder: limitAfter(before.maxPerOrder, given.maxPerOrder),
    maxPerMonth: limitAfter(before.maxPerMonth, given.maxPerMonth),
    allProjects,
    projectIds: allProjects ? null : await projectsAfter(ctx, customerId, before, given),
  };
}

function managerAfter(before: StoredRights, { role, isManager }: GivenRights): boolean {
  if (role === undefined) return isManager ?? before.isManager;
  if (isManager !== undefined && isManager !== (role === 'manager')) {
    throw new AppError('invalidInput', {
      errors: { role: ['De rol en het vinkje voor beheerder spreken elkaar tegen'] },
    });
  }
  return role === 'manager';
}

function limitAfter(before: string | null, given: number | null | undefined): string | null {
  if (given === undefined) return before;
  return given === null ? null : given.toFixed(2);
}

async function projectsAfter(
  ctx: Pick<Context, 'db'>,
  customerId: string,
  before: StoredRights,
  { projectIds }: GivenRights,
): Promise<number[]> {
  const wanted = [...new Set(projectIds ?? before.projectIds ?? [])].sort((a, b) => a - b);
  const known = new Set((await listProjects(ctx.db, customerId)).map(({ id }) => id));
  if (wanted.some((id) => !known.has(id))) {
    throw new AppError('invalidInput', { errors: { projectIds: ['Dit project kennen we niet'] } });
  }
  if (wanted.length === 0 && projectIds !== undefined) {
    throw new AppError('invalidInput', { errors: { projectIds: ['Kies minstens één project'] } });
  }
  return wanted;
}

export async function saveRights(tx: Pick<Context, 'db'>, userId: string, rights: StoredRights): Promise<void> {
  const { projectIds, ...columns } = rights;
  await changeUser(tx.db, userId, columns);
  await setProjectsOf(tx.db, userId, projectIds ?? []);
}

export function describeRights(user: StoredRights): CompanyRights {
  return {
    role: companyRoleOf(user),
    seesPrices: user.isManager || user.seesPrices,
    maxPerOrder: user.maxPerOrder === null ? null : toWire(user.maxPerOrder),
    maxPerMonth: user.maxPerMonth === null ? null : toWire(user.maxPerMonth),
    allProjects: user.isManager || user.allProjects,
    projectIds: user.isManager ? [] : [...(user.projectIds ?? [])],
  };
}
