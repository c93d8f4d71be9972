import { join } from 'node:path';
import { expect, test } from 'vitest';
import { wings } from '../apps/server/src/foundation/database/triggers.ts';
import { folderProblems, migrationProblems } from './migration-rules.ts';
import { houses } from './wings.ts';
import { root } from './workspace.mjs';

/** It makes every table, so no release runs before it. */
const last = '0000_foundation';

test('every migration can run beside the release before it', () => {
  expect(folderProblems(join(root, 'apps/server/migrations'), last)).toEqual([]);
});

test('triggers are applied in the order of the wings', () => {
  expect(wings).toEqual(houses['apps/server/src']);
});

const problems = (...statements: string[]) =>
  migrationProblems('0099_x', statements.join('--> statement-breakpoint\n'));

test.for([
  'DROP TABLE "note"',
  'ALTER TABLE "note" DROP COLUMN "text"',
  'ALTER TABLE "note" RENAME COLUMN "text" TO "body"',
  'ALTER TABLE "note" RENAME TO "message"',
  'ALTER TABLE "note" ALTER COLUMN "text" SET DATA TYPE integer',
  'ALTER TABLE "note" ALTER COLUMN "text" TYPE integer USING text::integer',
  'ALTER TABLE "note" ALTER COLUMN "text" SET NOT NULL',
  'ALTER TABLE "note" ADD COLUMN "text" text NOT NULL',
  'ALTER TABLE "note" ADD COLUMN "id" uuid DEFAULT gen_random_uuid()',
  'ALTER TABLE "note" ADD COLUMN "id" integer GENERATED ALWAYS AS IDENTITY',
  'ALTER TABLE "note" ADD CONSTRAINT "note_text" CHECK (text <> $$$$)',
  'ALTER TABLE "note" ADD CONSTRAINT "note_fk" FOREIGN KEY ("a") REFERENCES "b"("id")',
  'ALTER TABLE "note" ADD CONSTRAINT "note_one" UNIQUE("text")',
  'ALTER TABLE "note" ADD PRIMARY KEY ("text")',
  'CREATE INDEX "note_text" ON "note" ("text")',
  'CREATE UNIQUE INDEX "note_text" ON "note" ("text")',
  'DROP INDEX "note_text"',
  'LOCK TABLE note',
  'TRUNCATE note',
  'UPDATE note SET text = $$x$$',
  'DELETE FROM note',
  'DROP TRIGGER note_touched ON note',
  'CREATE TRIGGER t AFTER TRUNCATE ON note EXECUTE FUNCTION f()',
  'CREATE OR REPLACE FUNCTION f() RETURNS trigger AS $$ begin return new; end $$ LANGUAGE plpgsql',
  'CREATE VIEW notes AS SELECT id FROM note',
  'DROP SEQUENCE note_number',
])('refused: %s', (statement) => {
  expect(problems(statement)).toHaveLength(1);
});

test.for([
  'CREATE TABLE "note" ("id" integer NOT NULL, CHECK (id > 0))',
  'ALTER TABLE "note" ADD COLUMN "text" text',
  `ALTER TABLE "note" ADD COLUMN "text" text DEFAULT '' NOT NULL`,
  'ALTER TABLE "note" ADD CONSTRAINT "note_text" CHECK (id > 0) NOT VALID',
  'ALTER TABLE "note" VALIDATE CONSTRAINT "note_text"',
  'ALTER TABLE "note" ADD CONSTRAINT "note_one" UNIQUE USING INDEX "note_one"',
  'ALTER TABLE "note" ALTER COLUMN "text" DROP NOT NULL',
  'UPDATE note SET text = $$x$$ WHERE id = 1',
  '-- allowed: a column is computed with it\nCREATE FUNCTION f() RETURNS integer AS $$ select 1 $$ LANGUAGE sql IMMUTABLE',
  '-- allowed: no release has read this column since 0.2\nALTER TABLE "note" DROP COLUMN "text"',
])('allowed: %s', (statement) => {
  expect(problems(statement)).toEqual([]);
});

test('a table that the migration creates may be changed freely', () => {
  const make = 'CREATE TABLE "note" ("id" integer)';
  expect(problems(make, 'CREATE INDEX "note_id" ON "note" ("id")')).toEqual([]);
  expect(problems(make, 'ALTER TABLE "note" ADD CONSTRAINT "fk" FOREIGN KEY ("id") REFERENCES "b"("id")')).toEqual([]);
  expect(problems(make, 'CREATE INDEX "other_id" ON "other" ("id")')).toHaveLength(1);
});

test('an exception needs a reason', () => {
  expect(problems('-- allowed:\nDROP TABLE "note"')).toHaveLength(1);
});

test('outside a transaction only what may run twice', () => {
  const first = '-- outside a transaction\n';
  expect(problems(`${first}CREATE INDEX CONCURRENTLY IF NOT EXISTS "a" ON "note" ("id")`)).toEqual([]);
  expect(problems(`${first}CREATE INDEX CONCURRENTLY "a" ON "note" ("id")`)).toHaveLength(1);
  expect(problems(`${first}ALTER TABLE "note" ADD COLUMN "text" text`)).toHaveLength(1);
});
