import { expect, test } from 'vitest';
import { usefulFeatures } from './facet-choice.ts';

const products = 1000;

function feature(name: string, counts: readonly number[], isChosen = false) {
  return { feature: name, counts: new Map(counts.map((count, at) => [`${name}:${at}`, count])), isChosen };
}

const namesOf = (found: ReturnType<typeof feature>[]) =>
  usefulFeatures(found, products).map(({ feature: name }) => name);

test('a feature most products have comes before a rare one, and an even one before a lopsided one', () => {
  const found = [
    feature('rare', [10, 10]),
    feature('lopsided', [990, 10]),
    feature('same for all', [1000]),
    feature('even', [250, 250, 250, 250]),
    feature('half', [250, 250]),
  ];
  expect(namesOf(found)).toEqual(['even', 'half', 'lopsided', 'rare', 'same for all']);
});

test('a value of its own for each product is worth less than groups of them', () => {
  const found = [
    feature(
      'number',
      Array.from({ length: products }, () => 1),
    ),
    feature('groups', [600, 400]),
  ];
  expect(namesOf(found)).toEqual(['groups', 'number']);
});

test('at most twelve are shown, and those that are chosen', () => {
  const many = Array.from({ length: 300 }, (_, at) => feature(`f${at}`, [at + 1, at + 1], at === 3));
  const shown = namesOf(many);
  expect(shown.slice(0, 12)).toEqual(Array.from({ length: 12 }, (_, at) => `f${299 - at}`));
  expect(shown.slice(12)).toEqual(['f3']);
});
