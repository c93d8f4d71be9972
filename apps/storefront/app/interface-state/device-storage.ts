/**
 * What is stored on this device. A browser that refuses storage (private windows, strict settings) gets a page that forgets
 * instead of one that fails.
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
    }
  },
};
