import type { CustomerAddress } from '@bouwpoort/contract/customers/customers';
import {
  type Site,
  type SitePerson,
  type SitePin,
  type SiteSummary,
  siteAccess,
} from '@bouwpoort/contract/ordering/jobsites';
import { noAccess, type SiteAccess } from '@bouwpoort/trade/ordering/jobsite-access';
import { listCustomerAddresses } from '../../customers/customers/customers.ts';
import { listColleagues } from '../../customers/identity/identity.ts';
import { companyRoleOf } from '../../foundation/context/company-role.ts';
import type { Context } from '../../foundation/context/context.ts';
import { fullName, type SiteUser } from '../../foundation/context/site-user.ts';
import { reportBrokenRow } from '../../foundation/database/broken-rows.ts';
import { positionsOf } from '../../organisation/places/places.ts';
import type { SiteRow } from './jobsites.queries.ts';
import type { KnownProject } from './site-rights.ts';

/** The shared data for every description of a site of one customer. */
interface SiteSurroundings {
  addressOf: ReadonlyMap<number, CustomerAddress>;
  positions: ReadonlyMap<string, SitePin>;
  people: ReadonlyMap<string, SiteUser>;
}

export async function siteSurroundings(
  ctx: Pick<Context, 'db' | 'cache' | 'log'>,
  customerId: string,
): Promise<SiteSurroundings> {
  const book = await listCustomerAddresses(ctx, customerId);
  const addressOf = new Map<number, CustomerAddress>();
  for (const address of book) {
    if (address.projectId !== null && !addressOf.has(address.projectId)) addressOf.set(address.projectId, address);
  }
  const positions = await positionsOf(
    ctx,
    [...addressOf.values()].map(({ postalCode }) => postalCode),
  );
  const colleagues = await listColleagues(ctx.db, customerId);
  return { addressOf, positions, people: new Map(colleagues.map((one) => [one.id, one])) };
}

export function describePerson(user: SiteUser): SitePerson {
  return { id: user.id, name: fullName(user), role: companyRoleOf(user) };
}

export function summarise(
  ctx: Pick<Context, 'cache' | 'log'>,
  { id, name, isMine }: KnownProject,
  row: SiteRow | undefined,
  { addressOf, positions, people }: SiteSurroundings,
): SiteSummary {
  const access = accessOf(ctx, row);
  const address = addressOf.get(id);
  const leader = row?.leaderId ? people.get(row.leaderId) : undefined;
  return {
    siteId: id,
    name,
    state: row?.state ?? 'open',
    address: address
      ? {
          addressId: address.addressId,
          street: address.street,
          houseNumber: address.houseNumber,
          houseNumberAddition: address.houseNumberAddition,
          line1: address.line1,
          postalCode: address.postalCode,
          city: address.city,
        }
      : null,
    place: pinOf(row) ?? (address ? (positions.get(address.postalCode) ?? null) : null),
    leader: leader ? describePerson(leader) : null,
    unloading: { place: access.unloadAt, phone: access.contactPhone },
    isMine,
  };
}

export function pinOf(row: Pick<SiteRow, 'latitude' | 'longitude'> | undefined): SitePin | null {
  if (!row || row.latitude === null || row.longitude === null) return null;
  return { latitude: row.latitude, longitude: row.longitude };
}

/** An access card that cannot be parsed is logged, and shown as empty: the site itself still works. */
export function accessOf(ctx: Pick<Context, 'cache' | 'log'>, row: SiteRow | undefined): SiteAccess & Site['access'] {
  if (!row) return { ...noAccess, days: [] };
  const parsed = siteAccess.safeParse(row.access);
  if (parsed.success) return parsed.data;
  reportBrokenRow(ctx, 'building_site', String(row.projectId), parsed.error);
  return { ...noAccess, days: [] };
}
