import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { expect, test } from 'vitest';
import { parseProcessCommand, processCommand, processQuery } from './process-command.ts';

test('a process that runs is known by its command, one that ended is not', async () => {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)', 'looked-for']);
  await once(child, 'spawn');
  expect(processCommand(child.pid ?? 0)).toContain('looked-for');
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(processCommand(child.pid ?? 0)).toBeUndefined();
});

test.each([0, 1, -5, Number.NaN])('%s is no process of ours', (pid) => {
  expect(processCommand(pid)).toBeUndefined();
});

test('macOS is asked through ps, Windows through tasklist', () => {
  expect(processQuery('darwin', 42)).toEqual(['ps', ['-o', 'command=', '-p', '42']]);
  expect(parseProcessCommand('darwin', '/opt/postgres -D /data\n')).toBe('/opt/postgres -D /data');
  expect(parseProcessCommand('darwin', '')).toBeUndefined();
  expect(processQuery('win32', 42)).toEqual(['tasklist', ['/FI', 'PID eq 42', '/FO', 'CSV', '/NH']]);
  expect(parseProcessCommand('win32', '"postgres.exe","42","Console","1","9.512 K"\r\n')).toBe('postgres.exe');
  expect(
    parseProcessCommand('win32', 'INFO: No tasks are running which match the specified criteria.\r\n'),
  ).toBeUndefined();
});
