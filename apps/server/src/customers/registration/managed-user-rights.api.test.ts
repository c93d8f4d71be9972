import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { bearer, logIn } from '../../../testing/test-visitors.ts';
import { siteUserProjects, siteUsers } from '../identity/identity.tables.ts';

const { app, db } = await createTestApp();
const manager = bearer(await logIn(app, 'aannemer@steenhof.test'));
const email = 'inkoper@steenhof.test';
const [laak, soest] = [4101, 4102];

async function form() {
  const [row] = await db.select().from(siteUsers).where(eq(siteUsers.email, email));
  if (!row) throw new Error('no colleague');
  const { id, firstName, lastName, isManager } = row;
  return { id, firstName, lastName, email, isManager, active: true };
}
const edit = async (change: object, headers = manager) =>
  app.inject({ method: 'POST', url: '/api/users/edit', headers, payload: { ...(await form()), ...change } });

describe('the permissions of a user', () => {
  test('are those that the manager sets, and an omitted one stays', async () => {
    const rights = { role: 'requester', seesPrices: false, maxPerOrder: 2500, maxPerMonth: 15_000.5 };
    const set = await edit({ ...rights, allProjects: false, projectIds: [soest, laak, laak] });
    expect(set.json()).toMatchObject({ ...rights, isManager: false, allProjects: false, projectIds: [laak, soest] });
    expect((await edit({ maxPerOrder: null })).json()).toMatchObject({
      ...rights,
      maxPerOrder: null,
      projectIds: [laak, soest],
    });
    const account = await app.inject({ url: '/api/account', headers: bearer(await logIn(app, email)) });
    expect(account.json().siteUser).toMatchObject({ companyRole: 'requester', seesPrices: false, isManager: false });
    expect(
      (await edit({ role: 'buyer', seesPrices: true, maxPerMonth: null, allProjects: true })).json(),
    ).toMatchObject({
      role: 'buyer',
      allProjects: true,
      projectIds: [],
    });
    expect(
      await db
        .select()
        .from(siteUserProjects)
        .where(eq(siteUserProjects.siteUserId, (await form()).id)),
    ).toEqual([]);
  });

  test('manager is the same as isManager: both ways, and a contradiction is refused', async () => {
    expect((await edit({ role: 'manager', isManager: true, seesPrices: false })).json()).toMatchObject({
      role: 'manager',
      isManager: true,
      seesPrices: true,
    });
    expect((await edit({ isManager: false })).json()).toMatchObject({ role: 'buyer', seesPrices: false });
    for (const contradiction of [
      { role: 'manager', isManager: false },
      { role: 'viewer', isManager: true },
    ]) {
      const refused = await edit(contradiction);
      expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, ['role']]);
    }
    await edit({ seesPrices: true });
  });

  test.each([
    ['maxPerOrder', { maxPerOrder: -1 }],
    ['maxPerMonth', { maxPerMonth: 10.005 }],
    ['maxPerOrder', { maxPerOrder: 1e12 }],
    ['projectIds', { allProjects: false, projectIds: [] }],
    // A project of another customer, and an unknown one.
    ['projectIds', { allProjects: false, projectIds: [4103] }],
    ['projectIds', { allProjects: false, projectIds: [2_000_000_000] }],
    ['role', { role: 'baas' }],
  ])('are refused where %s is not allowed', async (field, change) => {
    const refused = await edit(change);
    expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([400, [field]]);
  });

  test('of two who change the same user, the second gets a conflict', async () => {
    const { version } = (await edit({})).json();
    expect((await edit({ version, maxPerOrder: 100 })).statusCode).toBe(200);
    const second = await edit({ version, maxPerOrder: 200 });
    expect([second.statusCode, second.json().detail]).toEqual([
      409,
      'Deze gebruiker is intussen veranderd. Kijk het nog eens na.',
    ]);
    expect((await edit({ maxPerOrder: null })).json().maxPerOrder).toBeNull();
  });

  test('the last manager cannot be demoted, also by role', async () => {
    const [own] = await db.select().from(siteUsers).where(eq(siteUsers.email, 'aannemer@steenhof.test'));
    const { id, firstName, lastName } = own ?? { id: '', firstName: '', lastName: '' };
    const payload = { id, firstName, lastName, email: 'aannemer@steenhof.test', active: true, isManager: false };
    const refused = await app.inject({
      method: 'POST',
      url: '/api/users/edit',
      headers: manager,
      payload: { ...payload, role: 'buyer' },
    });
    expect(refused.statusCode).toBe(400);
  });

  test('come with an invitation', async () => {
    const person = { firstName: 'Kees', lastName: 'Kok', email: 'kees@terveldhuis.test' };
    const rights = { role: 'viewer', seesPrices: false, allProjects: false, projectIds: [laak] };
    const invite = (payload: object) => app.inject({ method: 'POST', url: '/api/users', headers: manager, payload });
    expect((await invite({ ...person, ...rights })).json()).toMatchObject({ ...rights, state: 'invited' });
    expect((await invite({ ...person, role: 'manager' })).json()).toMatchObject({ role: 'manager', isManager: true });
    expect((await invite({ ...person, role: 'buyer' })).json()).toMatchObject({ role: 'buyer', isManager: false });
  });

  test('the projects are those of the own customer', async () => {
    const { results } = (await app.inject({ url: '/api/users/projects', headers: manager })).json();
    expect(results.map(({ projectId }: { projectId: number }) => projectId).sort()).toEqual([laak, soest, 4106]);
  });
});
