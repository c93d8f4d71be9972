import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/*
 * While a release is rolled out, programs of the release before serve on the tables of the new one, and after a step
 * back they do again. So a migration may add, and take nothing away that they use; and it may hold no table for longer
 * than a visitor does not notice. What breaks these rules in SQL looks as below. A statement that is right all the same
 * says why in a comment before it: `-- allowed: no release has used this column since 0.3`.
 */

interface Rule {
  breaks: RegExp;
  /** Nothing when the match is in order after all. */
  isFine?: (statement: string, created: ReadonlySet<string>) => boolean;
  why: string;
}

const table = String.raw`(?:only\s+)?(?:if\s+exists\s+)?(?:"?public"?\.)?"?(\w+)"?`;

const rules: readonly Rule[] = [
  { breaks: /\bdrop\s+table\b/i, why: 'the release before may use the table: drop it one release later' },
  { breaks: /\bdrop\s+column\b/i, why: 'the release before may use the column: drop it one release later' },
  {
    breaks: /\brename\s+(?:column|to|constraint)\b|\brename\s+"?\w+"?\s+to\b/i,
    why: 'the release before knows the old name',
  },
  { breaks: /\bset\s+schema\b/i, why: 'the release before knows the old name' },
  {
    breaks: /\balter\s+column\s+"?\w+"?\s+(?:set\s+data\s+)?type\b/i,
    why: 'it writes the whole table anew under a lock, and the release before expects the old type: add a column',
  },
  {
    breaks: /\balter\s+column\s+"?\w+"?\s+set\s+not\s+null\b/i,
    why: 'the release before may leave it empty, and every row is read under a lock: add a CHECK … NOT VALID one release later',
  },
  {
    breaks: /\badd\s+column\b[^;,]*\bnot\s+null\b/i,
    isFine: (statement) => /\bdefault\b|\bgenerated\b/i.test(statement),
    why: 'the release before does not fill the column: give it a default',
  },
  {
    breaks: /\badd\s+column\b[^;,]*\bdefault\s+(?:gen_random_uuid|random|clock_timestamp|nextval)\b/i,
    why: 'a default that differs for each row writes the whole table anew under a lock',
  },
  {
    breaks:
      /\badd\s+column\b[^;,]*\b(?:generated\s+always\s+as\s*\([\s\S]*\)\s*stored|serial|bigserial|generated\s+\w+(?:\s+default)?\s+as\s+identity)\b/i,
    why: 'it writes the whole table anew under a lock',
  },
  {
    breaks: /\badd\s+constraint\b[^;]*\b(?:check|foreign\s+key)\b/i,
    isFine: (statement) => /\bnot\s+valid\b/i.test(statement),
    why: 'every row is read under a lock: add it NOT VALID, and the start validates it after the migrations',
  },
  {
    breaks: /\badd\s+(?:constraint\s+"?\w+"?\s+)?(?:unique|primary\s+key|exclude)\b/i,
    isFine: (statement) => /\busing\s+index\b/i.test(statement),
    why: 'its index is built under a lock: create it CONCURRENTLY first, then add the constraint USING INDEX',
  },
  {
    breaks: /\bcreate\s+(?:unique\s+)?index\b(?!\s+concurrently)/i,
    why: 'nobody can write while it is built: CREATE INDEX CONCURRENTLY IF NOT EXISTS, in a migration that begins with "-- outside a transaction"',
  },
  {
    breaks: /\bdrop\s+index\b(?!\s+concurrently)/i,
    why: 'it takes the whole table: DROP INDEX CONCURRENTLY IF EXISTS',
  },
  { breaks: /\breindex\b(?![^;]*\bconcurrently\b)/i, why: 'it takes the whole table: REINDEX … CONCURRENTLY' },
  { breaks: /(?:^|;)\s*(?:truncate|cluster|vacuum\s+full|lock\s+table)\b/i, why: 'it takes the whole table' },
  {
    breaks: /^\s*update\s+(?![^;]*\bwhere\b)/i,
    why: 'it locks every row until the end: change them in batches, by a job',
  },
  {
    breaks: /^\s*delete\s+from\s+(?![^;]*\bwhere\b)/i,
    why: 'it locks every row until the end: delete them in batches, by a job',
  },
  {
    breaks: /\b(?:create\s+(?:or\s+replace\s+)?|drop\s+)(?:function|trigger|view)\b/i,
    why: 'it stands in a *.triggers.sql beside its table, and is applied again when that changes',
  },
  {
    breaks: /\bdrop\s+(?:type|sequence|schema)\b/i,
    why: 'the release before may count on it: drop it one release later',
  },
];

const outsideTransaction = '-- outside a transaction';
const mayRunAgain =
  /^(?:create\s+(?:unique\s+)?index\s+concurrently\s+if\s+not\s+exists|drop\s+index\s+concurrently\s+if\s+exists|alter\s+table\s+\S+\s+validate\s+constraint)\b/i;

/** The problems of a migration; empty when it may run beside the release before. */
export function migrationProblems(name: string, text: string): string[] {
  const created = new Set(
    [...text.matchAll(/\bcreate\s+table\s+(?:if\s+not\s+exists\s+)?"?(\w+)"?/gi)].map(([, made]) => made ?? ''),
  );
  const isOutside = text.startsWith(outsideTransaction);
  return text.split('--> statement-breakpoint').flatMap((written) => {
    if (/^[ \t]*--[ \t]*allowed:[ \t]*\S.{9,}/m.test(written)) return [];
    const statement = withoutComments(written).trim();
    if (statement === '') return [];
    const begin = statement.replace(/\s+/g, ' ').slice(0, 100);
    if (isOutside && !mayRunAgain.test(statement)) {
      return [
        `${name}: ${begin}\n  outside a transaction it must be able to run twice: indexes CONCURRENTLY and IF (NOT) EXISTS, and VALIDATE`,
      ];
    }
    if (isNew(statement, created)) return [];
    return rules
      .filter(({ breaks, isFine }) => breaks.test(statement) && !isFine?.(statement, created))
      .map(({ why }) => `${name}: ${begin}\n  ${why}`);
  });
}

/** A table created by this migration has no rows, and is not in use. */
function isNew(statement: string, created: ReadonlySet<string>): boolean {
  const on = new RegExp(
    `^(?:alter\\s+table|create\\s+(?:unique\\s+)?index\\s+\\S+\\s+on|update)\\s+${table}`,
    'i',
  ).exec(statement)?.[1];
  return on !== undefined && created.has(on);
}

/** Texts and bodies of functions stay: what is in them runs too, at another time. */
function withoutComments(statement: string): string {
  return statement.replace(/^\s*--.*$/gm, '').replace(/\/\*[\s\S]*?\*\//g, '');
}

/** Of all migrations in a folder that come after the given one. */
export function folderProblems(folder: string, after: string): string[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.sql'));
  return files
    .filter((file) => basename(file, '.sql') > after)
    .toSorted()
    .flatMap((file) => migrationProblems(basename(file, '.sql'), readFileSync(join(folder, file), 'utf8')));
}
