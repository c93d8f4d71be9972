import pg from 'pg';
import { expect, inject, test } from 'vitest';
import { copyOut } from './copy-out.ts';

const awkward = ['tab\there', 'line\nend', 'back\\slash', '\\N', '', 'ü€ 12,5 mm', '{"a":"\\"quoted\\""}', 'cr\r.'];

test('every text is read back unchanged, and null as null', async () => {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  const literals = awkward.map((text) => pg.escapeLiteral(text));
  const rows: (string | null)[][] = [];
  for await (const some of copyOut(client, `select text, null from unnest(array[${literals.join(', ')}]) text`)) {
    rows.push(...some);
  }
  expect(rows).toEqual(awkward.map((text) => [text, null]));
  await client.end();
});

test('rows cut in two by the network are whole again', async () => {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  let count = 0;
  for await (const some of copyOut(client, `select n, repeat('é', n % 700) from generate_series(1, 3000) n`)) {
    for (const [n, text] of some) {
      count++;
      expect(Number(n)).toBe(count);
      expect(text).toBe('é'.repeat(count % 700));
    }
  }
  expect(count).toBe(3000);
  await client.end();
});
