import type { RouteObject } from 'react-router';
import { findCustomers } from './rooms/customers/find-customers.ts';
import { countRefusedOrders, findOrders } from './rooms/orders/find-orders.ts';
import type { Room } from './shell/room.ts';
import { loadTexts } from './texts/texts.tsx';

type Page = { Component: React.ComponentType };

/** A page that arrives when it is opened, with its texts. */
export function page(load: () => Promise<Page>, ...namespaces: string[]): RouteObject['lazy'] {
  return async () => {
    const [{ Component }] = await Promise.all([load(), loadTexts(...namespaces)]);
    return { Component };
  };
}

/** Every room there is, in the order of the rail. */
export const rooms: readonly Room[] = [
  {
    id: 'overview',
    path: 'overzicht',
    group: 'overview',
    icon: 'b-overview',
    key: 'O',
    permission: 'own',
    isDaily: true,
    routes: [{ index: true, lazy: page(() => import('./rooms/overview/overview-page.tsx'), 'beheer-overview') }],
  },
  {
    id: 'orders',
    path: 'orders',
    group: 'sales',
    icon: 'orders',
    key: 'B',
    permission: 'orders.read',
    isDaily: true,
    count: countRefusedOrders,
    search: findOrders,
    routes: [
      { index: true, lazy: page(() => import('./rooms/orders/orders-page.tsx'), 'beheer-orders', 'orders') },
      { path: ':orderId', lazy: page(() => import('./rooms/orders/order-page.tsx'), 'beheer-orders', 'orders') },
    ],
  },
  {
    id: 'customers',
    path: 'klanten',
    group: 'sales',
    icon: 'users',
    key: 'K',
    permission: 'customers.read',
    isDaily: true,
    search: findCustomers,
    routes: [
      { index: true, lazy: page(() => import('./rooms/customers/customers-page.tsx'), 'beheer-customers') },
      {
        path: ':customerId/:part?',
        lazy: page(() => import('./rooms/customers/customer-page.tsx'), 'beheer-customers', 'beheer-orders', 'orders'),
      },
    ],
  },
  {
    id: 'prices',
    path: 'prijsuitleg',
    group: 'sales',
    icon: 'euro',
    key: 'R',
    permission: 'prices.read',
    routes: [{ index: true, lazy: page(() => import('./rooms/prices/prices-page.tsx'), 'beheer-prices') }],
  },
  {
    id: 'branches',
    path: 'vestigingen',
    group: 'website',
    icon: 'store',
    key: 'V',
    permission: 'branches.read',
    isDaily: true,
    routes: [
      { index: true, lazy: page(() => import('./rooms/branches/branches-page.tsx'), 'beheer-branches') },
      { path: ':branchId', lazy: page(() => import('./rooms/branches/branch-page.tsx'), 'beheer-branches') },
    ],
  },
  {
    id: 'system',
    path: 'systeem',
    group: 'platform',
    icon: 'b-pulse',
    key: 'S',
    permission: 'audit.read',
    routes: [
      { path: 'logboek?', lazy: page(() => import('./rooms/system/audit-page.tsx'), 'beheer-system', 'beheer-staff') },
    ],
  },
  {
    id: 'staff',
    path: 'medewerkers',
    group: 'platform',
    icon: 'b-shield',
    key: 'T',
    permission: 'staff.read',
    actions: [{ id: 'invite', icon: 'plus', to: '/medewerkers?nieuw=1', permission: 'staff.manage' }],
    routes: [
      { index: true, lazy: page(() => import('./rooms/staff/people-page.tsx'), 'beheer-staff') },
      { path: 'rollen', lazy: page(() => import('./rooms/staff/roles-page.tsx'), 'beheer-staff') },
      { path: 'sessies', lazy: page(() => import('./rooms/staff/sessions-page.tsx'), 'beheer-staff') },
      { path: 'twee-stappen', lazy: page(() => import('./rooms/staff/second-step-page.tsx'), 'beheer-staff') },
      { path: ':staffId', lazy: page(() => import('./rooms/staff/person-page.tsx'), 'beheer-staff') },
    ],
  },
];
