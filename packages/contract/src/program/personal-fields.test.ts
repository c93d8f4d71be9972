import { expect, test } from 'vitest';
import { z } from 'zod/mini';
import { customer, customerAddress, siteUser } from '../customers/customers.ts';
import { managedUser } from '../customers/users.ts';
import type { RouteContract } from '../foundation/route.ts';
import { allRoutes } from './all-routes.ts';

/*
 * A field that is added to an account reaches only answers about the account itself: answers that show other users or
 * customers name their own fields, and extend none of these.
 */

/** All schemas of an answer, at any depth. Schemas that extend another have the schemas of its fields. */
function partsOf(schema: z.core.$ZodType, seen = new Set<z.core.$ZodType>()): Set<z.core.$ZodType> {
  if (seen.has(schema)) return seen;
  seen.add(schema);
  const def = schema._zod.def as unknown as Record<string, unknown>;
  const inner = [def, def.shape, def.options, def.items].flatMap((one) => Object.values(one ?? {}));
  for (const part of inner) if (part instanceof z.core.$ZodType) partsOf(part, seen);
  return seen;
}

function routesWith(field: z.core.$ZodType): string[] {
  return Object.entries<RouteContract>(allRoutes)
    .filter(([, { response }]) => response && partsOf(response).has(field))
    .map(([name]) => name);
}

test.each([
  ['the user', siteUser.shape.email, ['account.details']],
  ['the customer', customer.shape.customerName, ['account.details']],
  [
    'the addresses of the customer',
    customerAddress.shape.line1,
    ['account.details', 'account.addressBook', 'account.addAddress', 'account.changeAddress'],
  ],
  ['a user that their manager manages', managedUser.shape.email, ['users.list', 'users.invite', 'users.edit']],
])('a new field of %s is only in answers about that', (_, field, routes) => {
  expect(routesWith(field)).toEqual(routes);
});

test('an answer leaves out what its schema does not name', () => {
  const users = allRoutes['users.list'].response;
  const user = { ...example, added: 'secret' };
  expect(z.encode(users, { totalMatching: 1, results: [user] }).results).toEqual([example]);
  expect(z.encode(siteUser, { ...visitor, added: 'secret' } as z.output<typeof siteUser>)).toEqual(visitor);
});

const example = {
  ...{ id: 'u', firstName: 'Daan', lastName: 'Bouw', email: 'daan@bouw.test', active: true, isManager: false },
  ...{ role: 'buyer' as const, seesPrices: true, maxPerOrder: null, maxPerMonth: null, allProjects: true },
  ...{ projectIds: [], version: 1, state: 'ready' as const, lastLoginAt: null },
};
const visitor = {
  ...{ id: 'u', customerId: '510001', ventureId: '210', firstName: 'Daan', lastName: 'Bouw', email: 'daan@bouw.test' },
  ...{ isGuestAccount: false, dynamics: true, brancheId: null, isManager: false, companyRole: 'buyer' as const },
  ...{ seesPrices: true, useOrderApiCodit: false },
};
