import { expect, test } from 'vitest';
import { queueStatement } from './queue-statements.ts';

test('a statement has one name, and another has another', () => {
  const one = queueStatement('select 1');
  expect(queueStatement('select 1')).toEqual(one);
  expect(queueStatement('select 2').name).not.toBe(one.name);
  // PostgreSQL cuts longer names off.
  expect(one.name?.length).toBeLessThan(64);
});

test('texts without end do not fill a connection with statements', () => {
  const named = Array.from({ length: 1000 }, (_, at) => queueStatement(`select 'text ${at}'`)).filter(
    ({ name }) => name,
  );
  expect(named.length).toBeLessThan(600);
  expect(queueStatement('select 1').name).toBeDefined();
});
