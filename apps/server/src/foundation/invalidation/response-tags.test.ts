import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { allRoutes } from '@bouwpoort/contract/program/all-routes';
import { expect, test } from 'vitest';
import { changeTags } from './changes.ts';
import { responseTags } from './response-tags.ts';

const routes: Record<string, RouteContract> = allRoutes;
/** Questions with a body; they read as well. */
const asked = ['productSearch.search', 'search.content'];

test.each(Object.entries(responseTags))('%s is public, only reads, and its tags have triggers', (name, tags) => {
  expect(routes[name]).toMatchObject({ access: 'public', method: asked.includes(name) ? 'POST' : 'GET' });
  expect(tags.length).toBeGreaterThan(0);
  for (const tag of tags) expect(changeTags).toContain(tag);
});
