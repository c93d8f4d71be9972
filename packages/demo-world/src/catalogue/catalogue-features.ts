import { readTable } from '../data-files.ts';
import type { Cell } from '../table-fill.ts';

const features = readTable('catalogue/features.csv', ['key', 'name', 'unit', 'filter']);

export const featureColumns = ['key', 'name', 'unit', 'is_filter', 'position'] as const;
export const featureCount = features.length;
export const featureKeys: ReadonlySet<string> = new Set(features.map(({ key }) => key));

export function* featureRows(): Generator<readonly Cell[]> {
  for (const [position, { key, name, unit, filter }] of features.entries())
    yield [key, name, unit, filter === 'yes', position];
}
