import { expect, test } from 'vitest';
import { placeNames } from './grant-text.ts';

const ventures = [
  { ventureId: '210', name: 'Steenhof' },
  { ventureId: '220', name: 'Houtmeesters' },
];
const grant = (ventureId: string, branchId: string | null = null) => ({ roleId: 'vestiging', ventureId, branchId });

test('a role in a branch looks different from one in the whole venture', () => {
  expect(placeNames([grant('210', '2102')], ventures)).toEqual(['Steenhof, vestiging 2102']);
  expect(placeNames([grant('210', '2102'), grant('210', '2101')], ventures)).toEqual([
    'Steenhof, vestiging 2102 en 2101',
  ]);
  expect(placeNames([grant('210', '2102'), grant('210'), grant('220')], ventures)).toEqual([
    'Steenhof',
    'Houtmeesters',
  ]);
});
