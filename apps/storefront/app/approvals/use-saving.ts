import { ApiProblem, type Client } from '@bouwpoort/contract/client';
import { useToast } from '@bouwpoort/ui/molecules/toast.tsx';
import { useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { browserApi } from '../http/api.ts';
import { randomKey } from '../http/random-key.ts';
import { useVenture } from '../pages/use-chrome.ts';

/** Saves a setting of the company; what the page shows is fetched again, and a refusal is in the server's words. */
export function useSaving(failed: string) {
  const { id: ventureId } = useVenture();
  const { revalidate } = useRevalidator();
  const toast = useToast();
  const key = useRef(randomKey());
  const [isBusy, setIsBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const save = async (
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
      await revalidate();
      return true;
    } catch (error) {
      if (error instanceof ApiProblem) {
        key.current = randomKey();
        const [said] = Object.values(error.problem.errors ?? {}).flat();
        setRefusal(said ?? error.problem.detail ?? error.problem.title);
      } else setRefusal(failed);
      return false;
    } finally {
      setIsBusy(false);
    }
  };
  return { isBusy, refusal, save, forget: () => setRefusal(null) };
}
