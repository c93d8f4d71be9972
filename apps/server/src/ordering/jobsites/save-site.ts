import type { Site, SiteInput } from '@bouwpoort/contract/ordering/jobsites';
import {
  addAddress,
  addProject,
  changeAddress,
  changeProject,
  listCustomerAddresses,
  requireRegisteredCustomer,
} from '../../customers/customers/customers.ts';
import { listColleagues } from '../../customers/identity/identity.ts';
import type { Context } from '../../foundation/context/context.ts';
import { AppError } from '../../foundation/errors/app-error.ts';
import { once } from '../../foundation/idempotency/once.ts';
import { findSite } from './find-site.ts';
import { insertSite, replaceMembers, type SiteChange, updateSite } from './jobsites.queries.ts';
import { requireEditing, requireMaking, type SiteParty } from './site-rights.ts';

/** Creates the project, its address in the address book and the site in one transaction. */
export async function addSite(ctx: Context, input: SiteInput, key: string | undefined): Promise<Site> {
  const party = await requireRegisteredCustomer(ctx);
  requireMaking(party.user);
  const idempotency = { userId: party.user.id, key, operation: `addsite ${party.customer.customerId}`, input };
  return once(ctx, idempotency, async (tx) => {
    // A buyer who creates a site without a leader becomes its leader: otherwise only a manager could correct it.
    const leaderId = input.leaderId ?? (party.user.isManager ? null : party.user.id);
    await requireColleagues(tx, party, { ...input, leaderId });
    const project = await addProject(tx.db, party.customer.customerId, input.name);
    await insertSite(tx.db, project.id, columnsOf({ ...input, leaderId }));
    await replaceMembers(tx.db, project.id, membersOf(input));
    await keepAddress(tx, party, project.id, input);
    return findSite(tx, project.id);
  });
}

export async function changeSite(
  ctx: Context,
  siteId: number,
  { version, ...input }: SiteInput & { version: number },
): Promise<Site> {
  const party = await requireRegisteredCustomer(ctx);
  await ctx.db.transaction(async (db) => {
    const tx = { ...ctx, db };
    const { project } = await requireEditing(tx, party, siteId);
    await requireColleagues(tx, party, input);
    const isWritten =
      version === 0
        ? await insertSite(db, siteId, columnsOf(input))
        : await updateSite(db, siteId, version, columnsOf(input));
    if (!isWritten) {
      throw new AppError('conflict', {
        detail: 'Iemand heeft deze bouwplaats intussen gewijzigd. Laad de pagina opnieuw en probeer het nog eens.',
      });
    }
    if (project.name !== input.name) await changeProject(db, siteId, input.name);
    await replaceMembers(db, siteId, membersOf(input));
    await keepAddress(tx, party, siteId, input);
  });
  return findSite(ctx, siteId);
}

function columnsOf({ pin, access, leaderId, costCentre, state }: SiteInput): SiteChange {
  const { latitude = null, longitude = null } = pin ?? {};
  return { latitude, longitude, access, leaderId, costCentre, state };
}

function membersOf({ memberIds, leaderId }: SiteInput): string[] {
  return [...new Set(memberIds)].filter((id) => id !== leaderId);
}

async function requireColleagues(
  tx: Pick<Context, 'db'>,
  { customer }: SiteParty,
  { leaderId, memberIds }: Pick<SiteInput, 'leaderId' | 'memberIds'>,
): Promise<void> {
  const known = new Set((await listColleagues(tx.db, customer.customerId)).map(({ id }) => id));
  const errors = {
    ...(leaderId !== null && !known.has(leaderId) && { leaderId: ['Deze collega kennen we niet'] }),
    ...(memberIds.some((id) => !known.has(id)) && { memberIds: ['Een van deze collega’s kennen we niet'] }),
  };
  if (Object.keys(errors).length > 0) throw new AppError('invalidInput', { errors });
}

/**
 * The address of a site is that of its project in the address book, where orders, the ERP and the back office look for
 * it. A site without an address leaves the book unchanged: an address from the ERP is not ours to remove.
 */
async function keepAddress(
  tx: Context,
  { customer }: SiteParty,
  projectId: number,
  { name, address }: SiteInput,
): Promise<void> {
  if (address === null) return;
  const book = await listCustomerAddresses(tx, customer.customerId);
  const known = book.find((one) => one.projectId === projectId);
  const { email = null, daytimePhoneNumber = null, shippingDefault = false } = known ?? {};
  const kept = { ...address, name, email, daytimePhoneNumber, shippingDefault };
  const input = { ...kept, addressType: 'project' as const, projectId };
  if (known) await changeAddress(tx, customer.customerId, known.addressId, input);
  else await addAddress(tx, customer.customerId, input);
}
