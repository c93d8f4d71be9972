import { ApiProblem, type Client } from '@bouwpoort/contract/program/client';
import { useToast } from '@bouwpoort/ui/molecules/toast.tsx';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { refetchPendingApprovals } from '../../frame/header/pending-approval-query.ts';
import { browserApi } from '../../frame/http/api.ts';
import { randomKey } from '../../frame/http/random-key.ts';

/**
 * Sends a decision or a setting, one at a time and once: the idempotency key stays the same until there is an answer.
 * The data of the page and the header is fetched again after each answer, also after a refusal, because that means that
 * something changed. A refusal shows the server's text; `failed` is shown when there is no answer.
 */
export function useSubmitOnce(failed: string) {
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const key = useRef(randomKey());
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);

  /** Returns whether it succeeded. */
  const send = async (
    call: (api: Client, headers: { 'idempotency-key': string }) => Promise<unknown>,
    done?: string,
  ): Promise<boolean> => {
    if (isBusy) return false;
    setIsBusy(true);
    setRefusal(null);
    try {
      await call(browserApi(ventureId), { 'idempotency-key': key.current });
      key.current = randomKey();
      if (done) toast({ text: done });
      refetchPendingApprovals();
      await revalidate();
      return true;
    } catch (error) {
      if (error instanceof ApiProblem) {
        key.current = randomKey();
        const [serverText] = Object.values(error.problem.errors ?? {}).flat();
        setRefusal(serverText ?? error.problem.detail ?? error.problem.title);
        await revalidate();
      } else {
        console.warn(error);
        setRefusal(failed);
      }
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, refusal, send, forget: () => setRefusal(null) };
}
