import { reservedPaths } from '@bouwpoort/contract/organisation/venture-path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, test } from 'vitest';
import { pageTable } from './pages/page-table.ts';
import routes from './routes.ts';

const names = (entries: readonly RouteConfigEntry[]): (string | undefined)[] =>
  entries.flatMap(({ id, children = [] }) => [id, ...names(children)]);

test('routes have the names of the specification, which page views report', () => {
  expect(names(routes)).toEqual(
    expect.arrayContaining([
      'venture',
      'venture-login',
      'venture-search',
      'venture-cart',
      'venture-checkout',
      'venture-company',
      'venture-orders',
      'venture-set-password',
      'venture-registreren',
      'venture-my-bouwpoort',
    ]),
  );
});

test('no venture can have the path of a page of the site itself', () => {
  const own = Object.values(pageTable('bouwpoort')).map(({ path }) => path.split('/')[1] ?? '');
  const missing = own.filter((segment) => segment !== '' && !segment.startsWith(':') && !reservedPaths.has(segment));
  expect(missing).toEqual([]);
});
