import type { Permission } from '../foundation/permissions.ts';
import type { ShopEvent } from '../organisation/webhooks.ts';
import { type ReadableEntity, readableEntity, scopesFor, writableEntity } from './batches.ts';
import type { ExchangeScope } from './records.ts';

/*
 * The permission for data exchange covers the assortment, its prices and its stock. What belongs to customers, orders
 * or branches takes the permission for those as well: a file or a key is no way around it.
 */
export const permissionsBesides: Readonly<Partial<Record<ReadableEntity, { read: Permission; write: Permission }>>> = {
  customer: { read: 'customers.read', write: 'customers.edit' },
  contact: { read: 'customers.read', write: 'customers.edit' },
  address: { read: 'customers.read', write: 'customers.edit' },
  project: { read: 'customers.read', write: 'customers.edit' },
  'price-agreement': { read: 'prices.read', write: 'prices.edit' },
  branch: { read: 'branches.read', write: 'branches.edit' },
  warehouse: { read: 'branches.read', write: 'branches.edit' },
  order: { read: 'orders.read', write: 'orders.act' },
  'order-status': { read: 'orders.read', write: 'orders.act' },
  delivery: { read: 'orders.read', write: 'orders.act' },
  invoice: { read: 'orders.read', write: 'orders.act' },
};

/** What staff must be allowed themselves before they give a key this scope: all that the scope lets a key do. */
export function permissionsForScope(scope: ExchangeScope): readonly Permission[] {
  const besides = (access: 'read' | 'write', entities: readonly ReadableEntity[]) =>
    entities
      .filter((entity) => scopesFor(access, entity).includes(scope))
      .flatMap((entity) => permissionsBesides[entity]?.[access] ?? []);
  const writes = besides('write', writableEntity.options);
  return [...new Set<Permission>(['exchange.run', ...writes, ...besides('read', readableEntity.options)])];
}

/** The permission that staff need to see the data of an event, and so to send it to a webhook. */
export const permissionForEvent: Readonly<Record<ShopEvent, Permission>> = {
  'order.placed': 'orders.read',
  'order.cancelled': 'orders.read',
  'order.status': 'orders.read',
  'quote.requested': 'quotes.read',
  'quote.offered': 'quotes.read',
  'quote.decided': 'quotes.read',
  'customer.registered': 'customers.read',
  'batch.finished': 'exchange.read',
};
