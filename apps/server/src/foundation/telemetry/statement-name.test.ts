import { expect, test } from 'vitest';
import { statementName } from './statement-name.ts';

test.each([
  ['select "id", "name" from "venture" where "venture"."id" = $1', 'select', 'select venture'],
  ['insert into "sales_order" ("order_id") values ($1) returning *', 'insert', 'insert sales_order'],
  ['update "payment" set "status" = $1 where "order_id" = $2', 'update', 'update payment'],
  ['delete from "session" where "expires_at" < $1', 'delete', 'delete session'],
  ['\n   SELECT * FROM pgboss.job_common j', 'select', 'select job_common'],
  ['(select 1 from "product") union (select 2 from "variant")', 'select', 'select product'],
  ['with found as (select id from "product") select * from found', 'other', 'with product'],
  ['select id, array(select x.id from "project" x) from "site_user"', 'select', 'select site_user'],
  ["select 'geheim'", 'select', 'select'],
  ['begin isolation level serializable', 'begin', 'begin'],
  ['commit', 'commit', 'commit'],
  ['savepoint sp1', 'other', 'savepoint'],
  ['', 'other', 'other'],
])('%s', (text, operation, name) => {
  expect(statementName(text)).toEqual({ operation, name });
});

test('no value gets into a name, not even one inlined in the statement', () => {
  expect(statementName('select * from "site_user" where email = \'joris@bouw.example\'').name).toBe('select site_user');
});
