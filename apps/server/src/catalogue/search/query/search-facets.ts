import type { FilterGroup } from '@bouwpoort/contract/catalogue/products';
import type { Dictionary } from '../index/search-columns.ts';
import { orderBit, stockBit } from '../index/search-document.ts';
import type { SearchShard } from '../index/search-shard.ts';
import { facetGroups, type Selections } from './search-facet-group.ts';
import { stockTypes } from './search-filter.ts';
import { featureGroup } from './search-selection.ts';

/** How many products each option of each filter group leaves, in one pass over the result. */
export class FacetCounter {
  readonly #shard: SearchShard;
  readonly #selections: Selections;
  readonly #brand: Uint32Array;
  readonly #line: Uint32Array;
  readonly #type: Uint32Array;
  readonly #values: Uint32Array;
  #stockItems = 0;
  #orderItems = 0;
  readonly #tests: { group: string; passes: (doc: number) => boolean }[];

  constructor(shard: SearchShard, selections: Selections) {
    const { documents } = shard;
    this.#shard = shard;
    this.#selections = selections;
    this.#brand = new Uint32Array(documents.brands.values.length);
    this.#line = new Uint32Array(documents.lines.values.length);
    this.#type = new Uint32Array(documents.types.values.length);
    this.#values = new Uint32Array(documents.featureValues.values.length);
    this.#tests = [...selections].map(([group, values]) => ({ group, passes: selectionTest(shard, group, values) }));
  }

  /**
   * Counts a document and returns whether it is in the result. One that fails in a single group is not, but counts for
   * the options of that group: choosing one of those would bring it in.
   */
  count(doc: number): boolean {
    let failed: string | undefined;
    for (const { group, passes } of this.#tests) {
      if (passes(doc)) continue;
      if (failed !== undefined) return false;
      failed = group;
    }
    if (failed === undefined) this.#countAll(doc);
    else this.#countIn(failed, doc);
    return failed === undefined;
  }

  #countAll(doc: number): void {
    const { brand, line, type, features } = this.#shard.documents;
    this.#brand[brand.array[doc]!]!++;
    this.#line[line.array[doc]!]!++;
    this.#type[type.array[doc]!]!++;
    this.#countStock(doc);
    const values = features.values.array;
    for (let at = features.starts.array[doc]!, end = features.starts.array[doc + 1]!; at < end; at++) {
      this.#values[values[at]!]!++;
    }
  }

  #countStock(doc: number): void {
    const stock = this.#shard.documents.stock.array[doc]!;
    if (stock & stockBit) this.#stockItems++;
    if (stock & orderBit) this.#orderItems++;
  }

  #countIn(group: string, doc: number): void {
    const { brand, line, type, features, featureValues } = this.#shard.documents;
    if (group === 'brand') this.#brand[brand.array[doc]!]!++;
    else if (group === 'line') this.#line[line.array[doc]!]!++;
    else if (group === 'type') this.#type[type.array[doc]!]!++;
    else if (group === 'stockType') this.#countStock(doc);
    else {
      const key = `${group.slice(featureGroup('').length)}:`;
      for (let at = features.starts.array[doc]!, end = features.starts.array[doc + 1]!; at < end; at++) {
        const value = features.values.array[at]!;
        if (featureValues.values[value]!.startsWith(key)) this.#values[value]!++;
      }
    }
  }

  groups(includeSingle: boolean, categoryId: number | undefined): FilterGroup[] {
    const { documents, frame } = this.#shard;
    const stock = new Map<string, number>();
    if (this.#stockItems > 0) stock.set('stockItem', this.#stockItems);
    if (this.#orderItems > 0) stock.set('orderItem', this.#orderItems);
    const counts = {
      brand: counted(documents.brands, this.#brand),
      line: counted(documents.lines, this.#line),
      type: counted(documents.types, this.#type),
      stockType: stock,
      byFeature: this.#countsByFeature(),
    };
    return facetGroups(frame, counts, this.#selections, { includeSingle, categoryId });
  }

  #countsByFeature(): Map<string, Map<string, number>> {
    const byFeature = new Map<string, Map<string, number>>();
    const { values } = this.#shard.documents.featureValues;
    for (let id = 0; id < this.#values.length; id++) {
      if (this.#values[id] === 0) continue;
      const value = values[id]!;
      const key = value.slice(0, value.indexOf(':'));
      const counts = byFeature.get(key) ?? new Map<string, number>();
      byFeature.set(key, counts.set(value, this.#values[id]!));
    }
    return byFeature;
  }
}

function counted({ values }: Dictionary, counts: Uint32Array): Map<string, number> {
  const byValue = new Map<string, number>();
  for (let id = 0; id < counts.length; id++) if (counts[id]! > 0) byValue.set(values[id]!, counts[id]!);
  return byValue;
}

function selectionTest(shard: SearchShard, group: string, chosen: ReadonlySet<string>): (doc: number) => boolean {
  const { brand, brands, line, lines, type, types, stock, features, featureValues } = shard.documents;
  const inColumn = (dictionary: Dictionary, column: { array: Uint32Array }) => {
    const mask = maskOf(dictionary, chosen);
    return (doc: number) => mask[column.array[doc]!] === 1;
  };
  if (group === 'brand') return inColumn(brands, brand);
  if (group === 'line') return inColumn(lines, line);
  if (group === 'type') return inColumn(types, type);
  if (group === 'stockType') {
    let bits = 0;
    for (const value of chosen) bits |= stockTypes.get(value) ?? 0;
    return (doc) => (stock.array[doc]! & bits) !== 0;
  }
  const mask = maskOf(featureValues, chosen);
  return (doc) => {
    for (let at = features.starts.array[doc]!, end = features.starts.array[doc + 1]!; at < end; at++) {
      if (mask[features.values.array[at]!] === 1) return true;
    }
    return false;
  };
}

function maskOf(dictionary: Dictionary, chosen: ReadonlySet<string>): Uint8Array {
  const mask = new Uint8Array(dictionary.values.length);
  for (const value of chosen) {
    const id = dictionary.find(value);
    if (id !== undefined) mask[id] = 1;
  }
  return mask;
}
