import type { QueryClient } from '@tanstack/react-query';

/*
 * P 9: answers about prices and stock on this device, so that a page load need not request them again. Only until they
 * are stale: both change, and no other user may see them. Logging out removes them (frame/session/device-caches.ts).
 */

export interface DeviceOwner {
  userId: string;
  ventureId: string;
}

type DeviceStorage = Pick<Storage, 'getItem' | 'setItem'>;
/** By the first part of a query's key. */
type Lifetimes = Readonly<Record<'price' | 'tiers' | 'stock', number>>;

interface CachedAnswer {
  key: readonly [kind: string, guid: string];
  /** Milliseconds since 1970. */
  at: number;
  data: unknown;
}

interface CachedAnswers extends DeviceOwner {
  answers: CachedAnswer[];
}

/** The newest; storage on a device is limited. */
const maxStored = 300;

const catalogKinds = ['price', 'tiers'];
const stockKinds = ['stock'];
const storesOf = ({ ventureId }: DeviceOwner) => [
  { name: `catalogStore-${ventureId}`, kinds: catalogKinds },
  { name: 'stockStore', kinds: stockKinds },
];

export function writePurchases(storage: DeviceStorage, owner: DeviceOwner, client: QueryClient): void {
  const known = client.getQueryCache().findAll({ predicate: ({ state }) => state.status === 'success' });
  for (const { name, kinds } of storesOf(owner)) {
    const answers = known
      .filter(({ queryKey }) => kinds.includes(String(queryKey[0])))
      .map(({ queryKey, state }) => ({ key: queryKey, at: state.dataUpdatedAt, data: state.data }))
      .sort((a, b) => b.at - a.at)
      .slice(0, maxStored);
    if (answers.length > 0) storage.setItem(name, JSON.stringify({ ...owner, answers }));
  }
}

export function readPurchases(
  storage: DeviceStorage,
  owner: DeviceOwner,
  client: QueryClient,
  { now, lifetimes }: { now: number; lifetimes: Lifetimes },
): void {
  for (const { name } of storesOf(owner)) {
    const stored = parsed(storage.getItem(name));
    if (stored?.userId !== owner.userId || stored.ventureId !== owner.ventureId) continue;
    for (const { key, at, data } of stored.answers) {
      const age = now - at;
      if (age < 0 || age >= (lifetimes[key[0] as keyof Lifetimes] ?? 0)) continue;
      client.setQueryData(key, data, { updatedAt: at });
    }
  }
}

function parsed(text: string | null): CachedAnswers | null {
  if (text === null) return null;
  try {
    const value = JSON.parse(text) as Partial<CachedAnswers> | null;
    return Array.isArray(value?.answers) && value.answers.every(isAnswer) ? (value as CachedAnswers) : null;
  } catch (error) {
    // Written by other code, or truncated: ignored.
    console.warn(error);
    return null;
  }
}

function isAnswer(one: Partial<CachedAnswer> | null): boolean {
  return Array.isArray(one?.key) && typeof one.at === 'number' && one.data !== undefined;
}
