import { useMemo } from 'react';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import type { SiteChooser } from '../jobsite-choice/chosen-jobsite.ts';

export function useSiteChooser(): SiteChooser {
  const { session, venture } = useKnownChrome();
  const userId = session?.userId ?? '';
  return useMemo(() => ({ userId, ventureId: venture.id }), [userId, venture.id]);
}
