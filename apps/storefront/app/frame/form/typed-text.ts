/** Logging out removes these keys (frame/session/device-caches.ts). */
const keyPrefix = 'typed-';

interface Owner {
  id: string;
  ventureId: string | null;
}

/** Per form, user and venture. */
export function typedKey(form: string, { id, ventureId }: Owner): string {
  return `${keyPrefix}${form}-${id}${ventureId ?? ''}`;
}

/** Values of forms in the storage of this tab. Without storage nothing is kept, and nothing fails. */
export const typedText = {
  /** Null where nothing is stored, or something else than this form has now. */
  read<V extends object>(key: string, like: V): V | null {
    try {
      const typed: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
      return isLike(typed, like) ? typed : null;
    } catch (error) {
      console.warn(error);
      return null;
    }
  },
  write(key: string, text: string): void {
    try {
      sessionStorage.setItem(key, text);
    } catch (error) {
      console.warn(error);
    }
  },
  remove(key: string): void {
    try {
      sessionStorage.removeItem(key);
    } catch (error) {
      console.warn(error);
    }
  },
};

function isLike<V extends object>(typed: unknown, like: V): typed is V {
  if (typeof typed !== 'object' || typed === null) return false;
  return Object.entries(like).every(([name, value]) => {
    const other: unknown = Reflect.get(typed, name);
    return typeof other === typeof value && Array.isArray(other) === Array.isArray(value);
  });
}
