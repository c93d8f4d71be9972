import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FilterChoice, FilterChooser, filterRules } from './filter-choice.ts';

function chosen(articles: readonly Record<string, unknown>[], rules = filterRules): FilterChoice[] {
  const chooser = new FilterChooser(rules);
  for (const features of articles) chooser.add({ category: 'gips', features });
  return chooser.choices().get('gips') ?? [];
}

const filtersOf = (choices: readonly FilterChoice[]) =>
  choices.filter(({ isFilter }) => isFilter).map(({ feature }) => feature);
const many = (count: number, features: (index: number) => Record<string, unknown>) =>
  Array.from({ length: count }, (_, index) => features(index));

describe('a feature becomes a filter if it distinguishes articles', () => {
  test('a few values that most articles have', () => {
    expect(filtersOf(chosen(many(100, (index) => ({ kleur: ['wit', 'grijs', 'zwart'][index % 3] }))))).toEqual([
      'kleur',
    ]);
  });

  test('not with one value for all', () => {
    expect(filtersOf(chosen(many(100, () => ({ materiaal: 'gips' }))))).toEqual([]);
  });

  test('not when few articles have it', () => {
    expect(filtersOf(chosen(many(100, (index) => (index < 10 ? { kleur: index % 2 ? 'wit' : 'grijs' } : {}))))).toEqual(
      [],
    );
  });

  test('not when nearly all articles have the same value', () => {
    expect(filtersOf(chosen(many(1_000, (index) => ({ brandwerend: index === 0 }))))).toEqual([]);
  });

  test('not when it is another text for every article, but a number is a range', () => {
    const articles = many(40, (index) => ({ typenummer: `T-${index}`, lengte: index * 10 }));
    expect(chosen(articles)).toMatchObject([
      { feature: 'lengte', kind: 'number', isFilter: true },
      { feature: 'typenummer', kind: 'text', isFilter: false },
    ]);
  });

  test('not with more texts than fit in a list', () => {
    expect(filtersOf(chosen(many(1_000, (index) => ({ serie: `serie ${index % 100}` }))))).toEqual([]);
  });
});

test('the even one goes before the uneven one, and no more are chosen than fit', () => {
  const articles = many(100, (index) => ({
    scheef: index < 90 ? 'a' : 'b',
    gelijk: index % 2 === 0,
    half: index < 60 ? index % 2 : undefined,
  }));
  expect(filtersOf(chosen(articles))).toEqual(['gelijk', 'half', 'scheef']);
  expect(filtersOf(chosen(articles, { ...filterRules, maxFilters: 1 }))).toEqual(['gelijk']);
});

test('categories are judged by themselves', () => {
  const chooser = new FilterChooser();
  for (let index = 0; index < 20; index++) {
    chooser.add({ category: 'platen', features: { dikte: index % 4, kleur: 'wit' } });
    chooser.add({ category: 'verf', features: { dikte: 1, kleur: ['rood', 'wit'][index % 2] } });
  }
  const choices = chooser.choices();
  expect(filtersOf(choices.get('platen')!)).toEqual(['dikte']);
  expect(filtersOf(choices.get('verf')!)).toEqual(['kleur']);
});

test('a feature with more values than are counted is still judged', () => {
  const [choice] = chosen(many(5_000, (index) => ({ lengte: index })));
  expect(choice).toMatchObject({ feature: 'lengte', kind: 'number' });
});

const features = fc.dictionary(
  fc.constantFrom('a', 'b', 'c', 'constructor'),
  fc.oneof(fc.integer({ max: 5, min: 0 }), fc.boolean(), fc.constantFrom('x', 'y', '')),
  {
    noNullPrototype: true,
  },
);

test('scores are between 0 and 1, and the order of the articles does not matter', () => {
  fc.assert(
    fc.property(fc.array(features, { minLength: 1, maxLength: 40 }), (articles) => {
      const choices = chosen(articles);
      for (const { coverage, spread, score } of choices) {
        for (const part of [coverage, spread, score])
          expect(part).toSatisfy((value: number) => value >= 0 && value <= 1 + 1e-9);
      }
      const round = (list: readonly FilterChoice[]) =>
        list.map((choice) => [choice.feature, choice.isFilter, choice.score.toFixed(9)]).toSorted();
      expect(round(chosen(articles.toReversed()))).toEqual(round(choices));
    }),
  );
});
