/**
 * Unsaved work, stored in this tab: it survives a reload and a lost session, and no other user who logs in here sees
 * it.
 */
interface Draft<T> {
  /** The version of the record that it is based on; null for a new record. */
  version: number | null;
  values: T;
}

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export function draftKey(staffId: string, form: string): string {
  return `beheer-draft:${staffId}:${form}`;
}

export function readDraft<T>(store: Store, key: string): Draft<T> | undefined {
  const text = store.getItem(key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Draft<T>;
  } catch {
    // Written by another version of this program, or truncated: unusable.
    store.removeItem(key);
    return undefined;
  }
}

export function writeDraft<T>(store: Store, key: string, draft: Draft<T> | undefined): void {
  if (draft) store.setItem(key, JSON.stringify(draft));
  else store.removeItem(key);
}
