import { expect, test } from 'vitest';
import { branchesNear } from './checkout-branch.ts';

const branch = (name: string, latitude: number, longitude: number) => ({
  branchId: name,
  name,
  address: '',
  postalCode: '',
  city: name,
  latitude,
  longitude,
});
const branches = [branch('Utrecht', 52.09, 5.12), branch('Amersfoort', 52.16, 5.39), branch('Zwolle', 52.51, 6.09)];
const namesOf = (from: Parameters<typeof branchesNear>[1]) =>
  branchesNear(branches, from, 'Amersfoort').map(({ name }) => name);

test("the nearest branch comes first, also before the user's own", () => {
  const near = branchesNear(branches, { latitude: 52.5, longitude: 6.1 }, 'Amersfoort');
  expect(near.map(({ name }) => name)).toEqual(['Zwolle', 'Amersfoort', 'Utrecht']);
  expect(near[0]?.distance).toBeLessThan(2000);
  expect(near.find(({ isOwn }) => isOwn)?.name).toBe('Amersfoort');
});

test("without a known place the user's own branch comes first", () => {
  expect(namesOf(null)).toEqual(['Amersfoort', 'Utrecht', 'Zwolle']);
});
