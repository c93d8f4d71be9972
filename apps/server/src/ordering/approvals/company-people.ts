import { dayOf } from '@bouwpoort/trade/foundation/dutch-dates';
import { type Approver, actorsFor, type Colleague, type StandIn } from '@bouwpoort/trade/ordering/approval-rules';
import { listActiveColleagues } from '../../customers/identity/identity.ts';
import { companyRoleOf, maySeePrices } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName, type SiteUser } from '../../foundation/context/site-user.ts';
import { leadersOfSites } from '../jobsites/jobsites.ts';
import { type ApprovalRow, selectStandIns } from './approvals.queries.ts';

/** A person who may order and sees prices can decide; checked each time, so that a changed role applies at once. */
export function mayDecide(user: SiteUser): boolean {
  const role = companyRoleOf(user);
  return (role === 'manager' || role === 'buyer') && maySeePrices(user);
}

/** Everybody who can act for a company now. */
export interface Company {
  people: ReadonlyMap<string, SiteUser>;
  colleagues: Colleague[];
  standIns: StandIn[];
  today: string;
  leaders: ReadonlyMap<number, string>;
}

export async function readCompany(
  ctx: Context,
  customerId: string,
  projectIds: readonly (number | null)[],
): Promise<Company> {
  const today = dayOf(ctx.clock());
  // One query after the other: a transaction has one connection.
  const users = await listActiveColleagues(ctx.db, customerId);
  const standIns = await selectStandIns(ctx, customerId, today);
  // The projects come from orders and requests of this same customer.
  const leaders = await leadersOfSites(
    ctx,
    projectIds.filter((id) => id !== null),
  );
  return {
    people: new Map(users.map((user) => [user.id, user])),
    colleagues: users.map((user) => ({ id: user.id, isManager: user.isManager, mayDecide: mayDecide(user) })),
    standIns,
    today,
    leaders,
  };
}

interface ApprovalStep {
  approver: Approver;
  requesterId: string | null;
  projectId: number | null;
  approvedIds: readonly string[];
}

/** The people who may decide now, each with the person they stand in for. */
export function actorsOf(company: Company, { approver, requesterId, projectId, approvedIds }: ApprovalStep) {
  const leaderId = projectId === null ? null : (company.leaders.get(projectId) ?? null);
  const { colleagues, standIns, today } = company;
  return actorsFor(colleagues, { approver, requesterId, leaderId, approvedIds }, standIns, today);
}

export function namesOf(company: Company, ids: Iterable<string>): string[] {
  return [...ids].flatMap((id) => {
    const user = company.people.get(id);
    return user ? [fullName(user)] : [];
  });
}

type Steps = Pick<ApprovalRow, 'firstKind' | 'firstUserId' | 'secondKind' | 'secondUserId'>;

export function secondOf({ secondKind, secondUserId }: Steps): Approver | null {
  return secondKind === null ? null : { kind: secondKind, userId: secondUserId };
}

/** The people who may decide on a request in its current step. */
export function actorsOn(
  company: Company,
  row: Steps & Pick<ApprovalRow, 'step' | 'requesterId' | 'projectId' | 'approverIds'>,
) {
  const first: Approver = { kind: row.firstKind, userId: row.firstUserId };
  const approver = (row.step === 2 ? secondOf(row) : undefined) ?? first;
  return actorsOf(company, {
    approver,
    requesterId: row.requesterId,
    projectId: row.projectId,
    approvedIds: row.approverIds,
  });
}
