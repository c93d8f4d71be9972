import type pg from 'pg';

/**
 * Drops indexes and foreign keys before a bulk load and recreates them afterwards, in the caller's transaction:
 * building an index once over a million rows is many times cheaper than updating it row by row, and recreating a
 * foreign key still checks every row.
 */
export async function withoutIndexes(client: pg.Client, load: () => Promise<void>): Promise<void> {
  const foreignKeys = await client.query<{ table: string; name: string; definition: string }>(
    `select conrelid::regclass::text as "table", quote_ident(conname) as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace`,
  );
  const indexes = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i join pg_class c on c.oid = i.indexrelid
     where c.relnamespace = 'public'::regnamespace
       and not exists (select from pg_constraint where conindid = i.indexrelid and contype in ('p', 'u', 'x'))`,
  );
  for (const { table, name } of foreignKeys.rows) await client.query(`alter table ${table} drop constraint ${name}`);
  for (const { name } of indexes.rows) await client.query(`drop index ${name}`);
  await load();
  await client.query("set local maintenance_work_mem = '256MB'");
  for (const { definition } of indexes.rows) await client.query(definition);
  for (const { table, name, definition } of foreignKeys.rows) {
    await client.query(`alter table ${table} add constraint ${name} ${definition}`);
  }
}
