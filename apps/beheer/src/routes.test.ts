import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { routes } from './routes.tsx';

test('the address of a page changes at once, so that of two changes in a row neither is lost', () => {
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: { 0: null } } });
  router.navigate('?zoek=noor');
  expect(router.state.location.search).toBe('?zoek=noor');
  expect(router.state.navigation.state).toBe('idle');
});
