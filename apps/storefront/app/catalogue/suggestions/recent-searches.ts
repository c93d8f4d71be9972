/** The number that is stored. */
const maxRecent = 5;

type Storage = Pick<globalThis.Storage, 'getItem' | 'setItem'>;

const storageKey = (ventureId: string) => `searchStore-${ventureId}`;

/** The last searches on this device in this venture, newest first. */
export function readRecentSearches(storage: Storage, ventureId: string): string[] {
  const stored = parsed(storage.getItem(storageKey(ventureId)));
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string').slice(0, maxRecent) : [];
}

/** A repeated search moves to the top instead of appearing twice. */
export function storeRecentSearch(storage: Storage, ventureId: string, query: string): void {
  const others = readRecentSearches(storage, ventureId).filter((text) => text.toLowerCase() !== query.toLowerCase());
  storage.setItem(storageKey(ventureId), JSON.stringify([query, ...others].slice(0, maxRecent)));
}

export function clearRecentSearches(storage: Storage, ventureId: string): void {
  storage.setItem(storageKey(ventureId), '[]');
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? '[]');
  } catch {
    return [];
  }
}
