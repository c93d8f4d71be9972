import { listProjects } from '../../customers/customers/customers.ts';
import { companyRoleOf, mayUseProject } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import type { Customer } from '../../foundation/context/customer.ts';
import type { VentureUser } from '../../foundation/context/require-user.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { type SiteRow, selectProjectsOf, selectSites } from './jobsites.queries.ts';

export interface SiteParty {
  user: VentureUser;
  customer: Customer;
}

export interface KnownProject {
  id: number;
  name: string;
  createdAt: Date;
  isMine: boolean;
}

/** The projects of the company that a user may order for; `isMine`: those they lead or work on. */
export async function listKnownProjects(
  ctx: Pick<Context, 'db'>,
  { user, customer }: SiteParty,
): Promise<KnownProject[]> {
  // One query after the other: a transaction has one connection.
  const projects = await listProjects(ctx.db, customer.customerId);
  const own = await selectProjectsOf(ctx.db, user.id);
  return projects
    .filter(({ id }) => mayUseProject(user, id))
    .map(({ id, name, createdAt }) => ({ id, name, createdAt, isMine: own.has(id) }));
}

/** A project that the user may not see is not found. */
export async function requireProject(
  ctx: Pick<Context, 'db'>,
  party: SiteParty,
  siteId: number,
): Promise<KnownProject> {
  const project = (await listKnownProjects(ctx, party)).find(({ id }) => id === siteId);
  if (!project) throw new AppError('notFound');
  return project;
}

export function mayEdit({ id, isManager }: VentureUser, row: Pick<SiteRow, 'leaderId'> | undefined): boolean {
  return isManager || (row !== undefined && row.leaderId === id);
}

/** A user limited to some projects could circumvent that limit by creating another. */
export function mayMakeSites(user: VentureUser): boolean {
  const role = companyRoleOf(user);
  return role === 'manager' || (role === 'buyer' && user.allProjects);
}

export function requireMaking(user: VentureUser): void {
  if (mayMakeSites(user)) return;
  throw new AppError('forbidden', { detail: 'Een bouwplaats maken kan een inkoper of beheerder van je bedrijf.' });
}

export async function requireEditing(
  ctx: Pick<Context, 'db'>,
  party: SiteParty,
  siteId: number,
): Promise<{ project: KnownProject; row: SiteRow | undefined }> {
  const project = await requireProject(ctx, party, siteId);
  const row = (await selectSites(ctx.db, [siteId])).get(siteId);
  if (!mayEdit(party.user, row)) {
    throw new AppError('forbidden', {
      detail: 'Alleen de leider van deze bouwplaats of een beheerder kan dit wijzigen.',
    });
  }
  return { project, row };
}
