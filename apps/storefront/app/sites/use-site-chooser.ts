import { useMemo } from 'react';
import { useKnownChrome } from '../pages/use-chrome.ts';
import type { SiteChooser } from '../site-choice/chosen-site.ts';

export function useSiteChooser(): SiteChooser {
  const { session, venture } = useKnownChrome();
  const userId = session?.userId ?? '';
  return useMemo(() => ({ userId, ventureId: venture.id }), [userId, venture.id]);
}
