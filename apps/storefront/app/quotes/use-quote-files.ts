import { ApiProblem } from '@bouwpoort/contract/client';
import { maxQuoteFileBytes, maxQuoteFiles } from '@bouwpoort/contract/quote-limits';
import type { Quote, QuoteFile } from '@bouwpoort/contract/quotes';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { type QuoteCalls, refusalText } from './quote-calls.ts';

/** A file of the sheet, on its way to the draft or there. */
export interface DraftFile {
  key: string;
  name: string;
  size: number;
  /** Of the draft, once it is there. */
  fileId: string | null;
  state: 'waiting' | 'sending' | 'stored' | 'refused';
  /** How much of it has gone, from 0 to 1. */
  share: number;
  /** Why it was refused. */
  why: string;
}

interface QuoteFilesOptions {
  calls: QuoteCalls;
  start: readonly QuoteFile[];
  /** Makes the draft where there is none yet. */
  draftId: () => Promise<number>;
  onRefusal: (text: string | undefined) => void;
}

/** The files of the sheet. They are sent one after the other, as soon as they are chosen. */
export function useQuoteFiles({ calls, start, draftId, onRefusal }: QuoteFilesOptions) {
  const { t } = useTranslation('quotes');
  const [files, setFiles] = useState<readonly DraftFile[]>(() =>
    start.map(({ fileId, name, size }) => ({
      ...{ key: fileId, name, size, fileId },
      ...{ state: 'stored', share: 1, why: '' },
    })),
  );
  const latest = useRef(files);
  const nextKey = useRef(1);
  const underWay = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  /** Sizes of files that were stopped while they were sent: the server may have stored them all the same. */
  const stopped = useRef<number[]>([]);

  const change = (next: (now: readonly DraftFile[]) => readonly DraftFile[]) => {
    latest.current = next(latest.current);
    setFiles(latest.current);
  };
  const patch = (key: string, more: Partial<DraftFile>) =>
    change((now) => now.map((one) => (one.key === key ? { ...one, ...more } : one)));

  const send = async (key: string, file: File) => {
    if (!latest.current.some((one) => one.key === key)) return;
    const stop = new AbortController();
    underWay.current.set(key, stop);
    patch(key, { state: 'sending' });
    try {
      const quoteId = await draftId();
      const onProgress = (share: number) => patch(key, { share });
      const { fileId } = await calls.addFile(quoteId, file, { signal: stop.signal, onProgress });
      patch(key, { state: 'stored', share: 1, fileId });
    } catch (error) {
      if (!stop.signal.aborted) patch(key, { state: 'refused', why: refusalText(error, t('fileFailed')) });
    } finally {
      underWay.current.delete(key);
    }
  };

  const add = (added: readonly File[]) => {
    if (latest.current.length + added.length > maxQuoteFiles) {
      return onRefusal(t('tooManyFiles', { count: maxQuoteFiles }));
    }
    onRefusal(undefined);
    for (const file of added) {
      const { name, size } = file;
      const key = `new ${nextKey.current++}`;
      const isTooLarge = size > maxQuoteFileBytes;
      const row = { key, name, size, fileId: null, share: 0 };
      change((now) => [
        ...now,
        isTooLarge
          ? { ...row, state: 'refused', why: t('fileTooLarge', { name }) }
          : { ...row, state: 'waiting', why: '' },
      ]);
      if (!isTooLarge) queue.current = queue.current.then(() => send(key, file));
    }
  };

  /** Also stops one that is being sent. */
  const remove = async ({ key, size, fileId }: DraftFile) => {
    const sending = underWay.current.get(key);
    if (sending) {
      stopped.current.push(size);
      sending.abort();
    }
    try {
      if (fileId !== null) await calls.removeFile(await draftId(), fileId);
    } catch (error) {
      const isGone = error instanceof ApiProblem && error.status === 404;
      if (!isGone) return onRefusal(refusalText(error, t('failed')));
    }
    change((now) => now.filter((one) => one.key !== key));
  };

  /** Waits for what is being sent. Answers whether every file of the sheet is with the draft. */
  const whenSent = async (): Promise<boolean> => {
    let last: Promise<void> | undefined;
    while (last !== queue.current) {
      last = queue.current;
      await last;
    }
    return latest.current.every(({ state }) => state === 'stored');
  };

  /** Removes from the draft what was stopped after the server had all of it. */
  const removeStopped = async ({ quoteId, files: stored }: Pick<Quote, 'quoteId' | 'files'>) => {
    const known = new Set(latest.current.map(({ fileId }) => fileId));
    for (const size of stopped.current.splice(0)) {
      const left = stored.find((one) => one.size === size && !known.has(one.fileId));
      if (left) await calls.removeFile(quoteId, left.fileId);
    }
  };

  return { files, add, remove, whenSent, removeStopped };
}
