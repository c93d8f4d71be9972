import { expect, test } from 'vitest';
import { commandRunner } from '../../../testing/run-command.ts';

const run = await commandRunner();
const staff = (...args: string[]) => run('organisation/staff/staff.command.ts', ...args);
const admin = ['--role', 'beheerder'];

test('a person is added once, with a link to choose a password', async () => {
  expect(await staff('add', 'jan@shop.example', ...admin)).toMatchObject({
    code: 0,
    said: expect.stringMatching(/\/beheer\/wachtwoord#/),
  });
  const again = await staff('add', 'jan@shop.example', ...admin);
  expect(again).toMatchObject({ code: 1, said: expect.stringMatching(/^✗ .*\n.*heeft al toegang/) });
});
