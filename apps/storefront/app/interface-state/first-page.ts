/** Holds the path of the first page of this visit, and then that there was another. */
const storageKey = 'firstPage';
const past = 'past';

/** On <html> from the second page of a visit on: what a visitor has seen by then makes room (header.css, usp-bar.css). */
const attribute = 'data-past-first-page';

interface FirstPageStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Whether the visitor is past the first page with this one; loading that page again does not count. */
export function notePage(storage: FirstPageStorage, pathname: string): boolean {
  const first = storage.getItem(storageKey);
  if (first === past) return true;
  if (first === null) storage.setItem(storageKey, pathname);
  if (first === null || first === pathname) return false;
  storage.setItem(storageKey, past);
  return true;
}

/** For pages that are opened in place. */
export function showPastFirstPage(pathname: string): void {
  try {
    if (notePage(sessionStorage, pathname)) document.documentElement.setAttribute(attribute, '');
  } catch {
    // A browser without storage shows every page as the first.
  }
}

/** For the head of the document: the same before the first paint, so that nothing jumps. */
export const pastFirstPageScript = `try{const s=sessionStorage,k='${storageKey}',p=location.pathname,f=s.getItem(k);if(f===null)s.setItem(k,p);else if(f!==p){s.setItem(k,'${past}');document.documentElement.setAttribute('${attribute}','')}}catch(e){console.warn(e)}`;
