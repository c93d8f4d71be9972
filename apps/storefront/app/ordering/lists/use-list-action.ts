import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useCallback, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';

interface ListAction {
  isBusy: boolean;
  /** Dutch error text; undefined without an error. */
  failure: string | undefined;
  /**
   * Resolves to false on failure. The page is revalidated either way, because a refusal often means that somebody else
   * changed the list.
   */
  run: (task: (api: Client) => Promise<unknown>, options?: { leavesPage: boolean }) => Promise<boolean>;
}

/** One change of a list at a time. */
export function useListAction(): ListAction {
  const { t } = useTranslation('order-lists');
  const { id } = useVenture();
  const { revalidate } = useRevalidator();
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const run = useCallback(
    async (task: (api: Client) => Promise<unknown>, { leavesPage } = { leavesPage: false }) => {
      setIsBusy(true);
      setFailure(undefined);
      try {
        await task(browserApi(id));
        // A page that is about to be left is not revalidated, because its list may be gone.
        if (!leavesPage) await revalidate();
        return true;
      } catch (error) {
        console.warn(error);
        setFailure(error instanceof ApiProblem && error.status < 500 ? error.message : t('saveFailed'));
        await revalidate();
        return false;
      } finally {
        setIsBusy(false);
      }
    },
    [id, revalidate, t],
  );
  return { isBusy, failure, run };
}
