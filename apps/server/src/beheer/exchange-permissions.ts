import type { ExchangeEntity } from '@bouwpoort/contract/exchange-records';
import type { Permission } from '@bouwpoort/contract/permissions';
import { mayDo, requireThere, type StaffContext } from '../staff/staff.ts';

type StaffScopes = Parameters<typeof mayDo>[0];

/*
 * The permission for data exchange covers the assortment, its prices and its stock. What belongs to customers, orders
 * or branches takes the permission for those as well: a file is no way around it.
 */
const besides: Readonly<Partial<Record<ExchangeEntity, { read: Permission; write: Permission }>>> = {
  customer: { read: 'customers.read', write: 'customers.edit' },
  contact: { read: 'customers.read', write: 'customers.edit' },
  address: { read: 'customers.read', write: 'customers.edit' },
  project: { read: 'customers.read', write: 'customers.edit' },
  'price-agreement': { read: 'prices.read', write: 'prices.edit' },
  branch: { read: 'branches.read', write: 'branches.edit' },
  warehouse: { read: 'branches.read', write: 'branches.edit' },
  'order-status': { read: 'orders.read', write: 'orders.act' },
  delivery: { read: 'orders.read', write: 'orders.act' },
  invoice: { read: 'orders.read', write: 'orders.act' },
};

/** The same of somebody who is not asking now. */
export function mayWriteEntities(scopes: StaffScopes, ventureId: string, entities: readonly ExchangeEntity[]): boolean {
  const permissions = entities.flatMap((entity) => besides[entity]?.write ?? []);
  return (['exchange.run', ...permissions] as const).every((one) => mayDo(scopes, one, { ventureId }));
}

export function requireEntities(
  ctx: StaffContext,
  ventureId: string,
  entities: readonly ExchangeEntity[],
  access: 'read' | 'write',
): void {
  requireThere(ctx, { ventureId });
  for (const entity of entities) {
    const permission = besides[entity]?.[access];
    if (permission) requireThere(ctx, { ventureId }, permission);
  }
}
