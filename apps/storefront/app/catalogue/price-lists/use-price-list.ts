import type { VentureDetails } from '@bouwpoort/contract/organisation/ventures';
import { useEffect, useRef, useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { type AccountRefusal, accountRefusal } from '../../frame/form/account-refusal.ts';
import { apiUrl, callHeaders } from '../../frame/http/api.ts';
import { sessionEvents } from '../../frame/visitor/session-events.ts';
import { type Download, type DownloadProgress, readDownload } from './price-list-download.ts';

type PriceListFormat = VentureDetails['downloadPricelistFormats'][number];

export type PriceListState =
  | { phase: 'idle' }
  | { phase: 'loading'; format: PriceListFormat; progress: DownloadProgress }
  | { phase: 'done'; format: PriceListFormat; size: number }
  | { phase: 'stopped' }
  | { phase: 'failed'; format: PriceListFormat; refusal: AccountRefusal };

/** P 2.14, one download at a time. */
export function usePriceList() {
  const { id: ventureId } = useVenture();
  const [state, setState] = useState<PriceListState>({ phase: 'idle' });
  const running = useRef<AbortController>(null);
  // Leaving the page cancels it.
  useEffect(() => () => running.current?.abort(), []);

  const start = async (format: PriceListFormat) => {
    if (running.current) return;
    const abortController = new AbortController();
    running.current = abortController;
    setState({ phase: 'loading', format, progress: { received: 0, total: null } });
    try {
      const address = apiUrl('account.priceList', { params: { format } });
      const response = await fetch(address, {
        headers: callHeaders(ventureId),
        signal: abortController.signal,
      });
      if (response.status === 401) sessionEvents.unauthorized.emit();
      const download = await readDownload(response, `prijslijst.${format}`, (progress) =>
        setState({ phase: 'loading', format, progress }),
      );
      saveFile(download);
      setState({ phase: 'done', format, size: download.file.size });
    } catch (error) {
      if (abortController.signal.aborted) return setState({ phase: 'stopped' });
      console.warn(error);
      setState({ phase: 'failed', format, refusal: accountRefusal(error, []) });
    } finally {
      running.current = null;
    }
  };

  return { state, start, stop: () => running.current?.abort() };
}

function saveFile({ file, name }: Download): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: the browser may still have to open it.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
