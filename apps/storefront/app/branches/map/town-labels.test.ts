import { expect, test } from 'vitest';
import { townLabels } from './town-labels.ts';

const size = { width: 800, height: 600 };
const town = (name: string, rank: number, longitude = 5, latitude = 52) => ({ name, rank, longitude, latitude });
const names = (towns: ReturnType<typeof town>[], zoom: number) =>
  townLabels(towns, { longitude: 5, latitude: 52, zoom }, size).map((label) => label.town.name);

test('smaller towns are labelled at a higher zoom', () => {
  const towns = [town('Klein', 3, 5.5), town('Groot', 1, 4.5), town('Middel', 2, 5)];
  expect(names(towns, 7)).toEqual(['Groot']);
  expect(names(towns, 8)).toEqual(['Groot', 'Middel']);
  expect(names(towns, 9)).toEqual(['Groot', 'Middel', 'Klein']);
});

test('of two overlapping labels the more important is shown', () => {
  expect(names([town('Dorp', 2), town('Stad', 1)], 8)).toEqual(['Stad']);
});

test('towns out of view are not drawn', () => {
  expect(names([town('Ver', 1, 9)], 8)).toEqual([]);
});
