import { useMemo } from 'react';
import { useKnownChrome } from '../../frame/chrome/use-chrome.ts';
import type { JobsiteChooser } from '../jobsite-choice/chosen-jobsite.ts';

export function useJobsiteChooser(): JobsiteChooser {
  const { session, venture } = useKnownChrome();
  const userId = session?.userId ?? '';
  return useMemo(() => ({ userId, ventureId: venture.id }), [userId, venture.id]);
}
