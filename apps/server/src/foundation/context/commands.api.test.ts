import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, inject, test } from 'vitest';
import { cloneDatabase } from '../../../testing/clone-database.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const env = {
  ...process.env,
  MODE: 'demo',
  DATABASE_URL: await cloneDatabase(inject('adminUrl'), `commands_${randomUUID()}`),
  DATA_DIR: mkdtempSync(join(tmpdir(), 'bouwpoort-commands-')),
};

/** How a command ends, and all it says. */
function run(file: string, ...args: string[]): Promise<{ code: number; said: string }> {
  return new Promise((resolve) => {
    execFile(process.execPath, [`apps/server/src/${file}`, ...args], { cwd: root, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, said: `${out}${err}` }),
    );
  });
}

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
