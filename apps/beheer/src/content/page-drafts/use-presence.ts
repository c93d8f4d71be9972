import { beheerPageRoutes, type PageEditor } from '@bouwpoort/contract/content/pages.staff';
import { useCallback, useEffect, useState } from 'react';
import { inBackground } from '../../frame/api/background.ts';
import { call } from '../../frame/api/call.ts';
import { useLatest } from '../../frame/kit/use-latest.ts';

const interval = 10_000;
const windowId = crypto.randomUUID();

interface Options {
  pageId: string;
  blockId: string | null;
  /** The current revision of the server's draft. */
  onRevision: (revision: number) => void;
}

/** Reports that this window has the page open, and lists the other users who have. */
export function usePresence({ pageId, blockId, onRevision }: Options) {
  const [seen, setSeen] = useState<{ editors: readonly PageEditor[]; openComments: number }>();
  const latest = useLatest({ blockId, onRevision });
  const beat = useCallback(
    async (isLeaving?: true) => {
      const body = { windowId, blockId: latest.current.blockId, ...(isLeaving ? { isLeaving } : {}) };
      try {
        const answer = await call(beheerPageRoutes.presence, { params: { pageId }, body, headers: inBackground });
        if (isLeaving) return;
        setSeen(answer);
        latest.current.onRevision(answer.revision);
      } catch {
        // The next heartbeat retries; nothing on screen depends on it.
      }
    },
    [pageId, latest],
  );
  useEffect(() => {
    const timer = setInterval(() => void beat(), interval);
    return () => {
      clearInterval(timer);
      void beat(true);
    };
  }, [beat]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: colleagues see at once where somebody goes on
  useEffect(() => void beat(), [beat, blockId]);
  return seen;
}
