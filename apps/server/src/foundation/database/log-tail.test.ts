import { expect, test } from 'vitest';
import { logTail } from './log-tail.ts';

const said = (pid: number, text: string) => `2026-11-18 12:31:42.916 GMT [${pid}] ${text}`;

test('the reason why PostgreSQL did not start is in the last lines of its log, after any number of connection attempts', () => {
  const reason = said(12, 'FATAL:  recovery ended before configured recovery target was reached');
  const refused = [20, 21, 22].flatMap((pid) => [
    said(pid, 'FATAL:  the database system is not yet accepting connections'),
    said(pid, 'DETAIL:  Hot standby mode is disabled.'),
  ]);
  const end = [said(11, 'LOG:  startup process (PID 12) exited with exit code 1'), said(11, 'LOG:  shut down')];
  const words = logTail(`${[said(11, 'LOG:  starting'), reason, ...refused, ...end].join('\n')}\n`);
  expect(words.split('\n')).toEqual([said(11, 'LOG:  starting'), reason, ...end].map((line) => `  ${line}`));
});

test('only the end of a long log is returned', () => {
  const log = Array.from({ length: 9 }, (_, at) => said(11, `LOG:  ${at}`));
  expect(logTail(log.join('\n')).split('\n')).toHaveLength(5);
});
