import { z } from 'zod/mini';

/** What staff may do in the back office. A route names the one it takes; a role is a set of them. */
export const permissions = [
  'orders.read',
  'orders.act',
  'quotes.read',
  'quotes.edit',
  'customers.read',
  'customers.edit',
  'customers.view-as',
  'catalogue.read',
  'catalogue.edit',
  'prices.read',
  'prices.edit',
  'content.read',
  'content.edit',
  'content.publish',
  'search.read',
  'search.tune',
  'branches.read',
  'branches.edit',
  'exchange.read',
  'exchange.run',
  'integrations.read',
  'integrations.manage',
  'system.read',
  'system.act',
  'audit.read',
  'staff.read',
  'staff.manage',
] as const;
export const permission = z.enum(permissions);
export type Permission = z.output<typeof permission>;

/** A permission to change something is worth nothing without the one to see it. */
export const readingFor: Readonly<Partial<Record<Permission, Permission>>> = {
  'orders.act': 'orders.read',
  'quotes.edit': 'quotes.read',
  'customers.edit': 'customers.read',
  'customers.view-as': 'customers.read',
  'catalogue.edit': 'catalogue.read',
  'prices.edit': 'prices.read',
  'content.edit': 'content.read',
  'content.publish': 'content.read',
  'search.tune': 'search.read',
  'branches.edit': 'branches.read',
  'exchange.run': 'exchange.read',
  'integrations.manage': 'integrations.read',
  'system.act': 'system.read',
  'staff.manage': 'staff.read',
};

/** The roles every installation starts with; their permissions can be changed but for the first. */
export const startingRoles = {
  beheerder: { name: 'Beheerder', permissions: [...permissions] },
  binnendienst: {
    name: 'Binnendienst',
    permissions: [
      'orders.read',
      'orders.act',
      'quotes.read',
      'quotes.edit',
      'customers.read',
      'customers.edit',
      'customers.view-as',
      'prices.read',
      'catalogue.read',
      'branches.read',
    ],
  },
  assortiment: {
    name: 'Assortiment',
    permissions: [
      'catalogue.read',
      'catalogue.edit',
      'prices.read',
      'search.read',
      'search.tune',
      'exchange.read',
      'exchange.run',
    ],
  },
  website: { name: 'Website', permissions: ['content.read', 'content.edit', 'content.publish'] },
  vestiging: { name: 'Vestiging', permissions: ['orders.read', 'orders.act', 'branches.read', 'branches.edit'] },
  meelezer: { name: 'Meelezer', permissions: permissions.filter((one) => one.endsWith('.read')) },
} as const satisfies Record<string, { name: string; permissions: readonly Permission[] }>;
export type StartingRole = keyof typeof startingRoles;
