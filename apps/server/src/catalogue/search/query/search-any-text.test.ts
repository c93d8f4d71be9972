import fc from 'fast-check';
import { expect, test } from 'vitest';
import { propertyRuns } from '../../../../../../tools/property-runs.ts';
import type { IndexedProduct, IndexedVariant, IndexFrame } from '../../products/products.ts';
import { SearchShard } from '../index/search-shard.ts';
import { ShardBuilder } from '../index/search-shard-build.ts';
import { forEachWord, indexTerms, tokenize } from '../language/search-lexer.ts';
import { ShardQuery } from './search-shard-query.ts';
import { ShopTuning } from './search-tuning.ts';

/**
 * Pieces that lexers trip over, in any order: digits beside every sign, halves of characters, marks without a letter.
 */
const piece = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...'0159.,-–—:;/\\×x*²³½%°"\'’()<>&+=_ \n\t\u00a0') },
  fc.constantFrom('2.', '2,', '12,5', '1.200', '1.2.3', '0045120', '60x120', 'mm', 'm3', 'kg', 'c2te', "'s", 'NaN'),
  fc.constantFrom('\u0301', '\u200d', '\ud83e', '\uddf1', '🧱', '𝐀', '𝟙', '٣', 'ﷺ', 'İ', 'ß', 'ىى', '\u0000'),
  fc.constantFrom('gips', 'plaat', 'gipsplaten', 'schroef', 'van', 'Balk', '__proto__', 'constructor'),
  fc.string({ unit: 'binary', maxLength: 8 }),
  fc.integer({ min: 0, max: 0xffff }).map((unit) => String.fromCharCode(unit)),
);
const text = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''));
const query = text.map((typed) => typed.slice(0, 100));

const longest = [
  'gips'.repeat(50_000),
  '1'.repeat(200_000),
  '1x'.repeat(100_000),
  'a1'.repeat(100_000),
  '1,'.repeat(100_000),
  '1.'.repeat(100_000),
  '<'.repeat(200_000),
  '\u0301'.repeat(200_000),
  '\ud83e'.repeat(200_000),
  'ﷺ'.repeat(10_000),
];

const frame = (names: readonly string[], units: readonly string[]): IndexFrame => ({
  withoutFilters: new Map(),
  categories: names.map((name, at) => ({ id: at + 1, ventureId: '210', name, ancestors: [at + 1] })),
  features: units.map((unit, at) => ({ key: `f${at}`, name: unit, unit, isFilter: at === 0, position: at })),
});

function variant(one: string, other: string, key: string): IndexedVariant {
  return {
    ...{ code: one, supplierCode: other, variationSku: one, displayByValue: other, gtins: one, stockItem: true },
    ...{ startPublish: 0, stopPublish: null, featureList: { f0: one, [key]: other }, ibFeatureList: { f1: other } },
  };
}

function product(id: number, texts: readonly string[]): IndexedProduct {
  const [name = '', brand = '', line = '', type = '', description = '', usp = ''] = texts;
  return {
    ...{ id, ventureId: '210', categoryId: 1, ancestors: [1, 2], hidden: false, startPublish: 0, stopPublish: null },
    ...{ name, brand, line, type, commercialDescription: description, uspList: [usp, name], orderCount: 0 },
    variants: [variant(brand, usp, line), variant(usp, name, type)],
  };
}

function unpacked(builder: ShardBuilder): SearchShard {
  const work = SearchShard.unpack(builder.finish());
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

function shardOf(first: readonly string[], later: readonly string[]): SearchShard {
  const builder = new ShardBuilder('210', frame(first.slice(0, 2), later.slice(0, 2)));
  builder.add(product(1, first), 1);
  builder.add(product(2, ['Gipsum gipsplaat', 'Gipsum', 'Vakman', 'Gipsplaat', 'Een plaat van gips.', 'Licht']), 1);
  const shard = unpacked(builder);
  shard.put(product(3, later), 1);
  shard.names.settle();
  return shard;
}

const all = { ventureId: '210', includeOrderItems: true, includeSingleFilterOptions: true, top: 24, skip: 0 };

function ask(shard: SearchShard, typed: string): void {
  const synonyms = [{ ventureId: null, term: typed, finds: 'gipsplaat', kind: 'bothWays' as const }];
  const pin = { productId: 2, action: 'pin' as const, place: 1, boost: null, from: null, until: null };
  const tunings = [{ ventureId: '210', query: typed, categoryId: null, items: [pin] }];
  const engine = new ShardQuery(shard, new ShopTuning('210', { synonyms, tunings }, 1));
  for (const orderBy of ['score', 'name', 'newest'] as const) {
    const { productIds } = engine.search({ ...all, text: typed, orderBy });
    expect(productIds.every((id) => id >= 1 && id <= 3)).toBe(true);
  }
  for (const { score } of engine.explain(typed, [1, 2, 3]).hits) expect(score).toBeGreaterThanOrEqual(0);
  for (const found of engine.complete(typed, true).terms) expect(found).toEqual(expect.any(String));
}

test.each(['12,', 'balk 2.', '2', '2,', '2,5', 'Voldoet aan EN 300.', '60x', '60x120.', '\udc00', '3\ud83e.'])(
  '%j is read to its end',
  (typed) => {
    expect(() => tokenize(typed)).not.toThrow();
    ask(shardOf([typed, typed, typed, typed, typed, typed], [typed, typed, typed, typed, typed, typed]), typed);
  },
);

test('any text is read, into pieces that are no more and no longer than a query can ask for', () => {
  fc.assert(
    fc.property(text, (typed) => {
      const tokens = tokenize(typed);
      expect(tokens.length).toBeLessThanOrEqual(1000);
      for (const term of tokens.flatMap(indexTerms)) {
        expect(term.length).toBeLessThanOrEqual(120);
        if (!/nan/i.test(typed)) expect(term).not.toContain('NaN');
      }
      forEachWord(typed, (word) => expect(word.length).toBeLessThanOrEqual(100));
    }),
    { numRuns: propertyRuns(2000) },
  );
});

test('any text in any field of a product, and any query', () => {
  const texts = fc.array(text, { minLength: 6, maxLength: 6 });
  fc.assert(
    fc.property(texts, texts, query, (first, later, typed) => ask(shardOf(first, later), typed)),
    { numRuns: propertyRuns(200) },
  );
}, 60_000);

test('a text without end in any field costs no more than reading it', () => {
  for (const endless of longest) {
    const texts = Array.from({ length: 6 }, () => endless);
    const shard = shardOf(texts, texts);
    expect(shard.vocabulary.size).toBeLessThan(25_000);
    for (const typed of [endless.slice(0, 100), 'gipsplaat']) ask(shard, typed);
  }
}, 60_000);

test('several dots make no amount', () => {
  expect(tokenize('versie 1.2.3').map(({ text }) => text)).toEqual(['versie', '1.2.3']);
  expect(tokenize('1.2.3 mm')[0]).toEqual({ kind: 'number', text: '1.2.3' });
});
