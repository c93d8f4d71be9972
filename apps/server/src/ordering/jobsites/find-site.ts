import type { Site, SitePerson, SiteSummary } from '@bouwpoort/contract/ordering/jobsites';
import { requireRegisteredCustomer } from '../../customers/customers/customers.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { accessOf, describePerson, pinOf, siteSurroundings, summarise } from './describe-site.ts';
import { selectMembers, selectPhotoFacts, selectSites } from './jobsites.queries.ts';
import { listKnownProjects, mayEdit, mayMakeSites, requireProject } from './site-rights.ts';

/** More than anybody builds at once; the others are found through the orders of their project. */
const maxSites = 500;

export async function listSites(
  ctx: Context,
): Promise<{ totalMatching: number; results: SiteSummary[]; mayMake: boolean }> {
  const party = await requireRegisteredCustomer(ctx);
  const projects = await listKnownProjects(ctx, party);
  const shown = projects.slice(0, maxSites);
  const rows = await selectSites(
    ctx.db,
    shown.map(({ id }) => id),
  );
  const around = await siteSurroundings(ctx, party.customer.customerId);
  const results = shown.map((project) => summarise(ctx, project, rows.get(project.id), around));
  return { totalMatching: projects.length, results, mayMake: mayMakeSites(party.user) };
}

export async function findSite(ctx: Context, siteId: number): Promise<Site> {
  const party = await requireRegisteredCustomer(ctx);
  const project = await requireProject(ctx, party, siteId);
  const row = (await selectSites(ctx.db, [siteId])).get(siteId);
  const around = await siteSurroundings(ctx, party.customer.customerId);
  const memberIds = await selectMembers(ctx.db, siteId);
  const photo = await selectPhotoFacts(ctx.db, siteId);
  return {
    ...summarise(ctx, project, row, around),
    pin: pinOf(row),
    access: accessOf(ctx, row),
    members: memberIds.flatMap((id) => {
      const person = around.people.get(id);
      return person ? [describePerson(person)] : [];
    }),
    costCentre: row?.costCentre ?? '',
    since: project.createdAt.toISOString(),
    photo: photo ? { ...photo, addedAt: photo.addedAt.toISOString() } : null,
    mayEdit: mayEdit(party.user, row),
    version: row?.version ?? 0,
  };
}

/** For users who may choose from them: a manager, a buyer who creates a site, the leader of one. */
export async function listSitePeople(ctx: Context): Promise<{ results: SitePerson[] }> {
  const { user, customer } = await requireRegisteredCustomer(ctx);
  const { people } = await siteSurroundings(ctx, customer.customerId);
  if (!mayMakeSites(user) && !(await leadsAny(ctx, user.id))) throw new AppError('forbidden');
  return { results: [...people.values()].filter(({ isActive }) => isActive).map(describePerson) };
}

async function leadsAny(ctx: Context, userId: string): Promise<boolean> {
  const projects = await listKnownProjects(ctx, await requireRegisteredCustomer(ctx));
  const rows = await selectSites(
    ctx.db,
    projects.filter(({ isMine }) => isMine).map(({ id }) => id),
  );
  return [...rows.values()].some(({ leaderId }) => leaderId === userId);
}
