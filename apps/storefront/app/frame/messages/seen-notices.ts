import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

const storageKey = 'seenNotices';

/** The page that is open, and what was shown before it. */
let page = '';
let before: readonly string[] = [];

/** Records what a page shows, and returns what earlier pages of this visit showed. */
export function recordNotices(
  storage: Pick<Storage, 'getItem' | 'setItem'>,
  path: string,
  ids: readonly string[],
): readonly string[] {
  const shown: string[] = JSON.parse(storage.getItem(storageKey) ?? '[]');
  if (path !== page) {
    page = path;
    before = shown;
  }
  storage.setItem(storageKey, JSON.stringify([...new Set([...shown, ...ids])]));
  return before;
}

/**
 * The notices that were shown on an earlier page of this visit: on a phone they leave (web-messages.css). `ids` are
 * those that may leave, because anybody may close them.
 */
export function useSeenNotices(ids: readonly string[]): readonly string[] {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState(before);
  // Without dependencies: it renders when its page or its list changes, and seldom otherwise.
  useEffect(() => {
    try {
      setSeen(recordNotices(sessionStorage, pathname, ids));
    } catch (error) {
      // Without storage they stay.
      console.warn(error);
    }
  });
  return seen;
}

/** For the head of the document: hides them before the first paint, to avoid a layout shift. */
export const hideSeenNoticesScript = `try{const c=JSON.parse(sessionStorage.getItem('${storageKey}')||'[]');if(c.length){const s=new CSSStyleSheet;s.replaceSync('@media (max-width:54.99rem){'+c.map(i=>'[data-message="'+CSS.escape(i)+'"]').join()+'{display:none}}');document.adoptedStyleSheets.push(s)}}catch(e){console.warn(e)}`;
