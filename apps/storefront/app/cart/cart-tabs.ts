import { randomKey } from '../http/random-key.ts';
import type { CartDevice } from './cart-device.ts';

/** This window, for the device's notes of what is not yet sent. */
interface CartTab {
  name: string;
  /** Closed windows that left something; each is ours to send until it is released. */
  orphans: { name: string; release: () => void }[];
}

const sessionKey = 'cartTab';

/**
 * A window keeps its name when it is loaded again, and holds a lock on it as long as it lives: so what nobody holds was
 * left by a window that is gone. Where there are no locks (a site without https) only its own is taken up again.
 */
export async function claimTab(device: CartDevice): Promise<CartTab> {
  const own = rememberedName();
  if (!navigator.locks) return { name: remember(own ?? randomKey()), orphans: [] };
  const name = own !== null && (await hold(own)) ? own : randomKey();
  if (name !== own) await hold(name);
  const orphans: CartTab['orphans'] = [];
  for (const other of device.tabs()) {
    const release = other === name ? null : await hold(other);
    if (release) orphans.push({ name: other, release });
  }
  return { name: remember(name), orphans };
}

/** Held until the window closes or releases it. Undefined when another window holds it. */
function hold(name: string): Promise<(() => void) | null> {
  return new Promise((resolve, reject) => {
    navigator.locks
      .request(`cart/${name}`, { ifAvailable: true }, (lock) =>
        lock ? new Promise<void>((release) => resolve(release)) : resolve(null),
      )
      .catch(reject);
  });
}

function rememberedName(): string | null {
  try {
    return sessionStorage.getItem(sessionKey);
  } catch {
    return null;
  }
}

function remember(name: string): string {
  try {
    sessionStorage.setItem(sessionKey, name);
  } catch (error) {
    // Then it has another name the next time, and what it left is found like a closed window's.
    console.warn(error);
  }
  return name;
}
