import type { RouteObject } from 'react-router';
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
