import { expect, test } from 'vitest';
import { permissionsForScope } from './exchange-permissions.ts';
import { exchangeScopes } from './records.ts';

test('a scope takes the permissions for all that a key can do with it', () => {
  expect(Object.fromEntries(exchangeScopes.map((scope) => [scope, permissionsForScope(scope).join(' ')]))).toEqual({
    'catalogue:write': 'exchange.run branches.edit branches.read',
    'prices:write': 'exchange.run prices.edit prices.read',
    'stock:write': 'exchange.run branches.edit branches.read',
    'customers:write': 'exchange.run customers.edit customers.read',
    'orders:read': 'exchange.run orders.read',
    'orders:write': 'exchange.run orders.act orders.read',
    'invoices:write': 'exchange.run orders.act orders.read',
    'all:read': 'exchange.run branches.read customers.read prices.read orders.read',
    'vanishing:allow': 'exchange.run',
  });
});
