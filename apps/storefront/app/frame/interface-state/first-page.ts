/** Stores the path of the first page of this visit, and then that there was a second. */
const storageKey = 'firstPage';
const pastFirstPage = 'past';

/**
 * Set on <html> from the second page of a visit on, to shrink parts that the visitor has seen by then (header.css,
 * usp-bar.css).
 */
const attribute = 'data-past-first-page';

interface FirstPageStorage {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
}

/** Whether the visitor is past the first page; a reload of the first page does not count. */
export function recordPageVisit(storage: FirstPageStorage, pathname: string): boolean {
  const first = storage.getItem(storageKey);
  if (first === pastFirstPage) return true;
  if (first === null) storage.setItem(storageKey, pathname);
  if (first === null || first === pathname) return false;
  storage.setItem(storageKey, pastFirstPage);
  return true;
}

/** Sets the attribute after client-side navigation. */
export function markPastFirstPage(pathname: string): void {
  try {
    if (recordPageVisit(sessionStorage, pathname)) document.documentElement.setAttribute(attribute, '');
  } catch {
    // In a browser without storage every page counts as the first.
  }
}

/** For the head of the document: sets the attribute before the first paint, to avoid layout shifts. */
export const pastFirstPageScript = `try{const s=sessionStorage,k='${storageKey}',p=location.pathname,f=s.getItem(k);if(f===null)s.setItem(k,p);else if(f!==p){s.setItem(k,'${pastFirstPage}');document.documentElement.setAttribute('${attribute}','')}}catch(e){console.warn(e)}`;
