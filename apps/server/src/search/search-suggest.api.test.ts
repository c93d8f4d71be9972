import { sql } from 'drizzle-orm';
import { test } from 'vitest';
import { createTestApp } from '../testing/test-app.ts';

const { search, db } = await createTestApp();
const { rows } = await db.execute<{ id: number; name: string; type: string }>(sql`select id, name, type from product`);
const products = new Map(rows.map((row) => [row.id, `${row.name} / ${row.type}`]));
test('x', () => {
  for (const q of [
    'gips',
    'gipsp',
    'gipsplaat',
    'schroef',
    'pir',
    'plaat',
    'mortel',
    'beton',
    'kit',
    'isol',
    'metsel',
    'gibs',
    'lat',
    'tegel',
    'dakpan',
    '0045',
    'gipsplaat 12,5',
    'zak',
    'wit',
    'kolmix',
    'stuc',
    'hout',
  ])
    console.log(
      q,
      search.complete('210', q).productIds.map((id) => products.get(id)),
      search.complete('210', q).terms,
      search.search({
        ventureId: '210',
        text: q,
        includeOrderItems: true,
        includeSingleFilterOptions: false,
        orderBy: 'score',
        top: 1,
        skip: 0,
      }).totalMatching,
    );
});
