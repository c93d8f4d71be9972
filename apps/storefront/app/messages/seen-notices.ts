import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The notices that were shown on a page of this visit. */
const storageKey = 'seenNotices';

/**
 * The notices that were shown on an earlier page of this visit: on a phone they leave (site-messages.css). `ids` are
 * those that may leave, because anybody may close them.
 */
export function useSeenNotices(ids: readonly string[]): readonly string[] {
  const { pathname } = useLocation();
  const [seen, setSeen] = useState<readonly string[]>([]);
  const shown = JSON.stringify(ids);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page that is left has shown what it had
  useEffect(() => {
    try {
      const before: string[] = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
      if (before.length > 0) setSeen(before);
      sessionStorage.setItem(storageKey, JSON.stringify([...new Set([...before, ...ids])]));
    } catch (error) {
      // Without storage they stay.
      console.warn(error);
    }
  }, [pathname, shown]);
  return seen;
}

/** For the head of the document: hides them before the first paint, to avoid a layout shift. */
export const hideSeenNoticesScript = `try{const c=JSON.parse(sessionStorage.getItem('${storageKey}')||'[]');if(c.length){const s=new CSSStyleSheet;s.replaceSync('@media (max-width:54.99rem){'+c.map(i=>'[data-message="'+CSS.escape(i)+'"]').join()+'{display:none}}');document.adoptedStyleSheets.push(s)}}catch(e){console.warn(e)}`;
