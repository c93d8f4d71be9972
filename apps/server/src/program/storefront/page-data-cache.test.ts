import { expect, test } from 'vitest';
import { noListener } from '../../foundation/invalidation/changes.ts';
import { TagVersions } from '../../foundation/invalidation/tag-versions.ts';
import { PageDataCache } from './page-data-cache.ts';
import { PageDependencies } from './page-dependencies.ts';

const answers = new PageDataCache(new TagVersions({ ...noListener, live: true }), () => new Date());
const question = { name: 'ventures.list', ventureId: undefined, input: {} } as const;

test('a page cannot modify a cached answer', async () => {
  const remember = answers.cachingClientFor({ isLoggedIn: false, dependencies: new PageDependencies(true) });
  const answer = await remember(question, async () => ({ links: [{ href: '/' }] }));
  expect(() => answer.links.push({ href: '/x' })).toThrow(TypeError);
  expect(() => Object.assign(answer.links[0] ?? {}, { href: '/x' })).toThrow(TypeError);
});

test('a page notes the tags of the answers it uses, and is spoiled by one that is personal', async () => {
  const origin = new PageDependencies(true);
  const remember = answers.cachingClientFor({ isLoggedIn: false, dependencies: origin });
  await remember(question, async () => ({}));
  expect([origin.isShared, ...origin.tags]).toEqual([true, 'venture']);
  await remember({ ...question, name: 'account.details' as never }, async () => ({}));
  expect(origin.isShared).toBe(false);
});
