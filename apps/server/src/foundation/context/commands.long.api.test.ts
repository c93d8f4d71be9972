import { expect, test } from 'vitest';
import { commandRunner } from '../../../testing/run-command.ts';

const run = await commandRunner();
const admin = ['--role', 'beheerder'];
const nowhere = '00000000-0000-4000-8000-000000000000';

test.each([
  ['organisation/staff/staff.command.ts', ['add', 'jan', ...admin], /^✗ jan is not an e-mail address/],
  [
    'organisation/staff/staff.command.ts',
    ['add', 'piet@shop.example', ...admin, '--venture', '999'],
    /^✗ --venture is one of 110/,
  ],
  [
    'organisation/staff/staff.command.ts',
    ['add', 'piet@shop.example', '--rol', 'beheerder'],
    /^✗ Unknown option '--rol'/,
  ],
  ['organisation/staff/staff.command.ts', ['lock'], /^✗ npm run staff/],
  ['organisation/webhooks/webhooks.command.ts', ['log', '99'], /^✗ There is no endpoint 99/],
  ['organisation/webhooks/webhooks.command.ts', ['replay', '1', '1'], /^✗ How to use it/],
  ['foundation/jobs/dead-letters.command.ts', ['retry', nowhere], /^✗ 0 of these 1 put back/],
  [
    'exchange/connections/keys.command.ts',
    ['add', '--source', 'erp', '--venture', '210', '--scope', 'catalogue:write', '--until', '2027-02-31'],
    /^✗ 2027-02-31 is not a day/,
  ],
])('%s %j is refused in a sentence', async (file, args, sentence) => {
  const { code, said } = await run(file, ...args);
  expect(said).toMatch(sentence);
  expect(said).not.toMatch(/\n {4}at |Failed query/);
  expect(code).toBe(1);
});
