import { expect, test } from 'vitest';
import { createTestApp } from '../../../testing/test-app.ts';
import { staffOf } from '../../../testing/test-staff.ts';

const { app } = await createTestApp();

test('with the permission to see staff all sessions are listed, with one’s own marked', async () => {
  const admin = await staffOf(app, 'admin');
  const sales = await staffOf(app, 'sales');
  const { sessions } = (await admin.get('/api/beheer/staff/sessions')).json();
  const shown = sessions.map(({ name, isThisOne }: { name: string; isThisOne: boolean }) => ({ name, isThisOne }));
  expect(shown).toHaveLength(2);
  expect(shown).toContainEqual({ name: 'Ineke Verbruggen', isThisOne: true });
  expect(shown).toContainEqual({ name: 'Mark Oosterhuis', isThisOne: false });
  expect((await sales.get('/api/beheer/staff/sessions')).statusCode).toBe(403);
  await sales.ask('DELETE', '/api/beheer/session');
  expect((await admin.get('/api/beheer/staff/sessions')).json().sessions).toHaveLength(1);
});
