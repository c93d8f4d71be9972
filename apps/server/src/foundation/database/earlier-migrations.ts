import type pg from 'pg';
import { StartError } from '../config/start-error.ts';

/*
 * 0.1.0 was developed in 57 migrations, which became one foundation before its release. A database that took all of
 * them has the tables of the foundation; its triggers are replaced by those of the files (triggers.ts).
 */

const steps = 57;

/** The timestamp of the last step in the journal of that time. */
const lastStep = 1_795_046_221_194;

/** What the triggers' files have under another name, or not at all. */
const replaced = [
  'view search_miss',
  'function bury()',
  'function touch_row()',
  'function touch_navigation()',
  'function note_bundle_change()',
  'function note_catalogue_change()',
  'function note_category_change()',
  'function note_product_change()',
  'function note_product_gaps()',
  'function note_products(integer[])',
  'function note_relation_change()',
  'function note_variant_change()',
];

/** Throws for a database that stopped at an earlier step; for the last one it leaves what the files replace. */
export async function replacedByFoundation(client: pg.Client, last: number, applied: number): Promise<string[]> {
  if (last !== lastStep) {
    throw new StartError(
      `The database is at step ${applied} of the ${steps} from before the first release: start commit 4a7e0252 with it once, which takes the others, and then this version.`,
    );
  }
  const { rows } = await client.query<{ name: string }>(
    `select format('trigger %s on %s', tgname, tgrelid::regclass) as name from pg_trigger where tgfoid = 'bury'::regproc`,
  );
  return [...replaced, ...rows.map(({ name }) => name)];
}
