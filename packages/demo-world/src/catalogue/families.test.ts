import { describe, expect, test } from 'vitest';
import { kitchens } from './catalogue-kitchen.ts';
import { type ChoiceRow, families, toChoices } from './families.ts';

const row = (cells: Partial<ChoiceRow>): ChoiceRow => ({
  ...{ family: 'plug', axis: 'maat', text: '', 'in a sentence': '', 'price factor': '', sizes: '', features: '' },
  ...{ material: '', view: '', category: '', 'only if': '' },
  ...cells,
});

describe('a row of choices', () => {
  test('is one choice', () => {
    const features = 'materiaal = rvs A4, kleur = grijs';
    expect(toChoices(row({ text: 'RVS A4', 'price factor': '4.1', features, material: 'rvs' }))).toEqual([
      { text: 'RVS A4', sizes: {}, features: { materiaal: 'rvs A4', kleur: 'grijs' }, factor: 4.1, material: 'rvs' },
    ]);
  });

  test('is a choice for each size', () => {
    const sizes = 'diameter length = 5 25 | 6 30, weight = 2';
    expect(toChoices(row({ text: '{diameter} x {length} mm', sizes })).map((one) => [one.text, one.sizes])).toEqual([
      ['5 x 25 mm', { diameter: 5, length: 25, weight: 2 }],
      ['6 x 30 mm', { diameter: 6, length: 30, weight: 2 }],
    ]);
  });

  test('is a choice for each text', () => {
    const made = toChoices(row({ text: 'wit | crème', features: 'kleur = {text}' }));
    expect(made.map(({ text, features }) => [text, features])).toEqual([
      ['wit', { kleur: 'wit' }],
      ['crème', { kleur: 'crème' }],
    ]);
  });

  test.each([
    ['lengte = 40', 'no size: lengte = 40'],
    ['length = 40 mm', 'differ in length'],
    ['40', 'is no name and value'],
  ])('with the sizes %s is refused', (sizes, message) => {
    expect(() => toChoices(row({ sizes }))).toThrow(message);
  });
});

test('every condition of a variant is met by some combination and missed by another', () => {
  for (const { family, combinations } of kitchens.values()) {
    for (const { text, when } of family.variants) {
      const met = combinations.filter(({ scope }) => when?.(scope) ?? true).length;
      expect(met, `${family.key} ${text}`).toBeGreaterThan(0);
      if (when) expect(met, `${family.key} ${text}`).toBeLessThan(combinations.length);
    }
  }
});

test('every family has variants, and every key is used once', () => {
  expect(new Set(families.map(({ key }) => key)).size).toBe(families.length);
  expect(families.filter(({ variants }) => variants.length === 0)).toEqual([]);
});
