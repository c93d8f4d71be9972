const listeners = new Set<() => void>();

/**
 * The storage of this device. In a browser that refuses storage (private windows, strict settings) nothing is stored,
 * but nothing fails.
 */
export const deviceStorage = {
  getItem(key: string): string | null {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  setItem(key: string, value: string): boolean {
    try {
      localStorage.setItem(key, value);
      return true;
    } catch {
      return false;
    } finally {
      for (const listener of listeners) listener();
    }
  },
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    // Changes in another tab of this device.
    window.addEventListener('storage', listener);
    return () => {
      listeners.delete(listener);
      window.removeEventListener('storage', listener);
    };
  },
};
