import type { OpenedEngine } from '../../catalogue/search/search.ts';
import type { Database } from '../../foundation/database/database.ts';
import { type Instruments, prefix } from '../../foundation/telemetry/instruments.ts';
import { PolledValue } from '../../foundation/telemetry/polled-value.ts';
import { listShopIds } from '../../organisation/ventures/ventures.ts';

const queryIntervalMs = 60_000;

/**
 * Whether search is ready in this process, the number of indexed and failed products per shop, the delay of the index
 * behind the catalogue, and the duration of the first build.
 */
export function watchSearch(
  search: OpenedEngine,
  db: Database,
  { meter }: Instruments,
): PolledValue<Map<string, number>> {
  const began = performance.now();
  let buildSeconds: number | undefined;
  const asked = new PolledValue(() => countProducts(search, db), queryIntervalMs);
  search.whenReady.then(
    () => {
      buildSeconds = (performance.now() - began) / 1000;
      return asked.refresh();
    },
    // Closed before it was ready.
    () => undefined,
  );
  const ready = meter.createObservableGauge(`${prefix}search_index_ready`, {
    description: '1 when products can be found',
  });
  const products = meter.createObservableGauge(`${prefix}search_index_products`, {
    description: 'Products in the index, by venture',
  });
  const leftOut = meter.createObservableGauge(`${prefix}search_index_left_out`, {
    description: 'Products that cannot be indexed as they are stored',
  });
  const behind = meter.createObservableGauge(`${prefix}search_index_behind_seconds`, {
    unit: 's',
    description: 'For how long the oldest change of the catalogue has waited to be taken in',
  });
  const build = meter.createObservableGauge(`${prefix}search_index_build_seconds`, {
    unit: 's',
    description: 'From the start to the first index',
  });
  meter.addBatchObservableCallback(
    (now) => {
      now.observe(ready, search.ready ? 1 : 0);
      now.observe(leftOut, search.leftOutCount);
      now.observe(behind, search.behindSeconds);
      if (buildSeconds !== undefined) now.observe(build, buildSeconds);
      for (const [venture, count] of asked.value ?? []) now.observe(products, count, { venture });
    },
    [ready, products, leftOut, behind, build],
  );
  return asked;
}

async function countProducts(search: OpenedEngine, db: Database): Promise<Map<string, number>> {
  if (!search.ready) return new Map();
  const shops = await listShopIds(db);
  const all = { text: '', includeOrderItems: true, includeSingleFilterOptions: false, top: 0, skip: 0 };
  const counts = new Map<string, number>();
  for (const ventureId of shops) {
    counts.set(ventureId, (await search.search({ ...all, ventureId, orderBy: 'score' })).totalMatching);
  }
  return counts;
}
