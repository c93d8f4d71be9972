import type { Client } from '@bouwpoort/contract/program/client';
import { vi } from 'vitest';

/** A product as a search returns it, for tests. */
const foundProduct = (id: string) => ({
  contentLink: { id, guidValue: `guid-${id}`, url: null, providerName: 'CatalogContent' },
  name: `Product ${id}`,
  routeSegment: id,
  productUrl: `/steenhof/producten/${id}`,
  displayImage: null,
  brand: '',
  line: '',
  type: '',
  displayVariantsBy: '',
  ventureStockTypes: [],
  variants: [],
});

/** A page whose searches return these products, or fail. */
export function searchingPage(found: readonly string[] | Error) {
  const call = vi.fn((_name: string, _input: unknown) =>
    found instanceof Error
      ? Promise.reject(found)
      : Promise.resolve({ totalMatching: found.length, results: found.map(foundProduct), filters: [] }),
  );
  const log = { error: vi.fn(), warn: vi.fn() };
  return { page: { api: { call } as unknown as Client, log }, call, log };
}
