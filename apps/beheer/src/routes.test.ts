import { createMemoryRouter, matchRoutes } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

test('the address of a page changes at once, so that neither of two consecutive changes is lost', () => {
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { 0: null } } });
  router.navigate('?zoek=noor');
  expect(router.state.location.search).toBe('?zoek=noor');
  expect(router.state.navigation.state).toBe('idle');
});

test('a record with any number opens: forms for new records have an address that no number has', () => {
  const paramsOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.params;
  expect(paramsOf('/klanten/nieuw')).toMatchObject({ customerId: 'nieuw' });
  expect(paramsOf('/vestigingen/nieuw')).toMatchObject({ branchId: 'nieuw' });
  for (const path of ['/klanten/_nieuw', '/vestigingen/_nieuw']) expect(paramsOf(path)).toEqual({});
});
