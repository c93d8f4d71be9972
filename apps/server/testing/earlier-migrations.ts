import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type pg from 'pg';
import { z } from 'zod';

const step = z.object({ when: z.number(), hash: z.string(), text: z.string() });

/** The migrations 0.1.0 was developed in, before they became its foundation. */
export const earlierMigrations = z
  .array(step)
  .parse(JSON.parse(gunzipSync(readFileSync(new URL('earlier-migrations.json.gz', import.meta.url))).toString()));

/** As the program of that time did, up to a step. */
export async function applyEarlierMigrations(client: pg.Client, steps = earlierMigrations.length): Promise<void> {
  await client.query(`create schema drizzle; create table drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`);
  for (const { when, hash, text } of earlierMigrations.slice(0, steps)) {
    for (const statement of text.split('--> statement-breakpoint')) await client.query(statement);
    await client.query('insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)', [hash, when]);
  }
}
