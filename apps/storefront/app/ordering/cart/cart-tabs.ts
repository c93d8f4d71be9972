import { randomKey } from '../../frame/http/random-key.ts';
import type { CartStorage } from './cart-storage.ts';

/** The identity of this window, under which its unsent changes are stored. */
interface CartTab {
  name: string;
  /** Closed windows with unsent changes; this window sends those, and holds their locks until they are released. */
  orphans: { name: string; release: () => void }[];
}

const sessionKey = 'cartTab';

/**
 * A window keeps its name across reloads and holds a lock on it while it is open, so a name without a lock belongs to a
 * closed window. Without Web Locks (a site without https) a window only resumes its own changes.
 */
export async function claimTab(storage: CartStorage): Promise<CartTab> {
  const own = storedName();
  if (!navigator.locks) return { name: storeName(own ?? randomKey()), orphans: [] };
  const name = own !== null && (await acquireLock(own)) ? own : randomKey();
  if (name !== own) await acquireLock(name);
  const orphans: CartTab['orphans'] = [];
  for (const other of storage.tabs()) {
    const release = other === name ? null : await acquireLock(other);
    if (release) orphans.push({ name: other, release });
  }
  return { name: storeName(name), orphans };
}

/** Held until the window closes or releases it; null when another window holds it. */
function acquireLock(name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`cart/${name}`, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(null),
      )
      .catch(reject);
  });
}

function storedName(): string | null {
  try {
    return sessionStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

function storeName(name: string): string {
  try {
    sessionStorage.setItem(sessionKey, name);
  } catch (error) {
    // After a reload it gets another name, and its unsent changes are treated like those of a closed window.
    console.warn(error);
  }
  return name;
}
