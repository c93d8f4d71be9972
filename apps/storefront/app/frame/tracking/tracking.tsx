import { inLaterTask } from '@bouwpoort/ui/in-later-task.ts';
import { useEffect, useRef } from 'react';
import { useLocation, useMatches } from 'react-router';
import { pushEvent } from './data-layer.ts';
import { privateAddress } from './private-address.ts';
import { watchInteractions } from './watch-interactions.ts';

/** Reports page views and interactions to the data layer (P 7.7). */
export function Tracking() {
  const { pathname } = useLocation();
  const name = useMatches().at(-1)?.id ?? '';
  const viewed = useRef<string>(undefined);
  useEffect(() => {
    // Another filter or another page of a list is the same page view.
    if (viewed.current === pathname) return;
    viewed.current = pathname;
    pushEvent('content-view', { 'content-name': privateAddress(pathname), 'content-view-name': name });
  }, [pathname, name]);
  useEffect(() => inLaterTask(watchInteractions), []);
  return null;
}
