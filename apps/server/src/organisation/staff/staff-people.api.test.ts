import type { StaffPerson, StaffRole } from '@bouwpoort/contract/organisation/staff';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { demoStaff, StaffBrowser, staffOf } from '../../../testing/test-staff.ts';
import { auditEntries } from '../../foundation/audit/audit.tables.ts';

const { app, db } = await createTestApp();
const admin = await staffOf(app, 'admin');

const people = async (): Promise<StaffPerson[]> => (await admin.get('/api/beheer/staff')).json().people;
const person = async (email: string): Promise<StaffPerson> => {
  const found = (await people()).find((one) => one.email === email);
  if (!found) throw new Error(`nobody is called ${email}`);
  return found;
};
const change = (browser: StaffBrowser, { staffId, ...one }: StaffPerson, differently: Partial<StaffPerson>) =>
  browser.ask('PUT', `/api/beheer/staff/${staffId}`, {
    name: one.name,
    grants: one.grants,
    isLocked: one.isLocked,
    version: one.version,
    ...differently,
  });

/** A role with staff.manage but little else, as a venture's own office manager would have. */
async function officeManager(): Promise<StaffBrowser> {
  await admin.ask('PUT', '/api/beheer/roles/kantoor', {
    name: 'Kantoor',
    permissions: ['staff.manage', 'orders.read'],
    version: null,
  });
  const one = await person(demoStaff.sales);
  await change(admin, one, { grants: [{ roleId: 'kantoor', ventureId: null, branchId: null }] });
  return staffOf(app, 'sales');
}

test('nobody grants more than they have', async () => {
  const manager = await officeManager();
  const invite = (roleId: string) =>
    manager.ask('POST', '/api/beheer/staff', {
      email: `${roleId}@nieuw.test`,
      name: 'Nieuw',
      grants: [{ roleId, ventureId: null, branchId: null }],
    });
  expect((await invite('beheerder')).statusCode).toBe(403);
  expect((await invite('assortiment')).statusCode).toBe(403);
  expect((await invite('kantoor')).statusCode).toBe(200);
  const role = { name: 'Kantoor', permissions: ['staff.manage', 'system.act'], version: 1 };
  expect((await manager.ask('PUT', '/api/beheer/roles/kantoor', role)).statusCode).toBe(403);
  // Nor can they revoke, lock, rename or reset a person with more permissions.
  const boss = await person(demoStaff.admin);
  expect((await change(manager, boss, { grants: [] })).statusCode).toBe(403);
  expect((await change(manager, boss, { isLocked: true })).statusCode).toBe(403);
  expect((await change(manager, boss, { name: 'Iemand anders' })).statusCode).toBe(403);
  const reset = await manager.ask('POST', `/api/beheer/staff/${boss.staffId}/reset`, { secondStep: true });
  expect(reset.statusCode).toBe(403);
});

test('the last person with all permissions cannot be removed', async () => {
  const boss = await person(demoStaff.admin);
  const response = await change(admin, boss, { grants: [{ roleId: 'meelezer', ventureId: null, branchId: null }] });
  expect(response.statusCode).toBe(409);
  expect(response.json().detail).toBe('Er moet altijd een Beheerder voor alles overblijven.');
  expect((await person(demoStaff.admin)).grants[0]?.roleId).toBe('beheerder');
});

test('of two who save the same person, the second gets a conflict with the new state', async () => {
  const one = await person(demoStaff.website);
  expect((await change(admin, one, { name: 'Yusuf D.' })).statusCode).toBe(200);
  const second = await change(admin, one, { name: 'Y. Demir' });
  expect(second.statusCode).toBe(409);
  expect(second.json().current).toMatchObject({ name: 'Yusuf D.', version: one.version + 1 });
});

test('locking a person ends their sessions at once, on every device', async () => {
  const [desk, phone] = [await staffOf(app, 'branch'), await staffOf(app, 'branch')];
  await change(admin, await person(demoStaff.branch), { isLocked: true });
  expect((await desk.get('/api/beheer/session')).statusCode).toBe(401);
  expect((await phone.get('/api/beheer/session')).statusCode).toBe(401);
  expect((await new StaffBrowser(app).logIn(demoStaff.branch)).statusCode).toBe(400);
});

test('a role in use cannot be deleted, an unused one can', async () => {
  await admin.ask('PUT', '/api/beheer/roles/proef', { name: 'Proef', permissions: ['orders.act'], version: null });
  const { roles }: { roles: StaffRole[] } = (await admin.get('/api/beheer/roles')).json();
  expect(roles.find(({ roleId }) => roleId === 'proef')?.permissions.toSorted()).toEqual(['orders.act', 'orders.read']);
  expect((await admin.ask('DELETE', '/api/beheer/roles/proef')).statusCode).toBe(200);
  expect((await admin.ask('DELETE', '/api/beheer/roles/meelezer')).statusCode).toBe(409);
  expect((await admin.ask('DELETE', '/api/beheer/roles/beheerder')).statusCode).toBe(409);
});

test('every write is audited with the state before and after', async () => {
  const one = await person(demoStaff.reader);
  await change(admin, one, { name: 'Ton W.' });
  const rows = await db.select().from(auditEntries).where(eq(auditEntries.entityId, one.staffId));
  expect(rows.at(-1)).toMatchObject({
    staffName: 'Ineke Verbruggen',
    permission: 'staff.manage',
    before: { name: one.name },
    after: { name: 'Ton W.' },
  });
  const { changes } = (await admin.get(`/api/beheer/audit?entity=staff&entityId=${one.staffId}`)).json();
  expect(changes[0]).toMatchObject({ before: { name: one.name }, after: { name: 'Ton W.' } });
});
