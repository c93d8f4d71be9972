import { expect, test } from 'vitest';
import { type SupplySource, supplyOf } from './supply.ts';

const warehouses = [
  { code: 1, locationId: 'amersfoort' },
  { code: 2, locationId: 'amersfoort' },
  { code: 3, locationId: 'zwolle' },
];

test.each<[string, number, Record<number, number>, string | undefined, SupplySource]>([
  ['the branch has it', 12, { 1: 12 }, 'amersfoort', 'branch'],
  ['both warehouses of the branch have it together', 20, { 1: 12, 2: 8 }, 'amersfoort', 'branch'],
  ['the branch is one short, another has it', 13, { 1: 12, 3: 1 }, 'amersfoort', 'otherWarehouses'],
  ['500 lie in Amersfoort and are fetched in Zwolle', 500, { 1: 500 }, 'zwolle', 'otherWarehouses'],
  ['10,000 where all branches have 84', 10_000, { 1: 40, 2: 4, 3: 40 }, 'amersfoort', 'supplier'],
  ['nothing anywhere', 1, {}, 'amersfoort', 'supplier'],
  ['sold below zero here, enough elsewhere', 5, { 1: -3, 3: 5 }, 'amersfoort', 'otherWarehouses'],
  ['parts of a unit', 0.3, { 1: 0.1, 2: 0.2 }, 'amersfoort', 'branch'],
  ['no branch', 1, { 1: 5 }, undefined, 'otherWarehouses'],
])('%s', (_, needed, quantities, branchLocationId, expected) => {
  const entries = Object.entries(quantities).map(([code, purchaseAvailableQuantity]) => ({
    warehouseCode: Number(code),
    purchaseAvailableQuantity,
  }));
  expect(supplyOf({ needed, entries, warehouses, branchLocationId })).toBe(expected);
});
