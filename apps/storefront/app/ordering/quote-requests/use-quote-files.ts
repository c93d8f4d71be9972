import { maxQuoteFileBytes, maxQuoteFiles } from '@bouwpoort/contract/ordering/quote-limits';
import type { Quote, QuoteFile } from '@bouwpoort/contract/ordering/quotes';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { randomKey } from '../../frame/http/random-key.ts';
import { type QuoteApi, refusalText } from '../quotes/quote-api.ts';

/** A file of the form, being uploaded or stored with the draft. */
export interface DraftFile {
  fileId: string;
  name: string;
  size: number;
  state: 'waiting' | 'sending' | 'stored' | 'refused';
  /** The uploaded share, from 0 to 1. */
  share: number;
  /** Why it was refused. */
  why: string;
}

interface QuoteFilesOptions {
  calls: QuoteApi;
  start: readonly QuoteFile[];
  /** Creates the draft if there is none yet. */
  draftId: () => Promise<number>;
  onRefusal: (text: string | undefined) => void;
}

/** The files of the form. They are uploaded one after the other, as soon as they are selected. */
export function useQuoteFiles({ calls, start, draftId, onRefusal }: QuoteFilesOptions) {
  const { t } = useTranslation('quotes');
  const [files, setFiles] = useState<readonly DraftFile[]>(() =>
    start.map(({ fileId, name, size }) => ({
      ...{ fileId, name, size, state: 'stored', share: 1, why: '' },
    })),
  );
  const latest = useRef(files);
  const uploads = useRef(new Map<string, AbortController>());
  const queue = useRef<Promise<void>>(Promise.resolve());
  /** Removed before the server confirmed the upload: it may have been stored all the same. */
  const unconfirmed = useRef(new Set<string>());

  const change = (next: (now: readonly DraftFile[]) => readonly DraftFile[]) => {
    latest.current = next(latest.current);
    setFiles(latest.current);
  };
  const patch = (fileId: string, more: Partial<DraftFile>) =>
    change((now) => now.map((one) => (one.fileId === fileId ? { ...one, ...more } : one)));

  const send = async (fileId: string, file: File) => {
    if (!latest.current.some((one) => one.fileId === fileId)) return;
    const stop = new AbortController();
    uploads.current.set(fileId, stop);
    patch(fileId, { state: 'sending' });
    try {
      const quoteId = await draftId();
      const onProgress = (share: number) => patch(fileId, { share });
      await calls.addFile(quoteId, fileId, file, { signal: stop.signal, onProgress });
      patch(fileId, { state: 'stored', share: 1 });
    } catch (error) {
      if (!stop.signal.aborted) patch(fileId, { state: 'refused', why: refusalText(error, t('fileFailed')) });
    } finally {
      uploads.current.delete(fileId);
    }
  };

  const add = (added: readonly File[]) => {
    if (latest.current.length + added.length > maxQuoteFiles) {
      return onRefusal(t('tooManyFiles', { count: maxQuoteFiles }));
    }
    onRefusal(undefined);
    for (const file of added) {
      const { name, size } = file;
      const fileId = randomKey().replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-');
      const isTooLarge = size > maxQuoteFileBytes;
      const row = { fileId, name, size, share: 0 };
      change((now) => [
        ...now,
        isTooLarge
          ? { ...row, state: 'refused', why: t('fileTooLarge', { name }) }
          : { ...row, state: 'waiting', why: '' },
      ]);
      if (!isTooLarge) queue.current = queue.current.then(() => send(fileId, file));
    }
  };

  /** Also aborts an upload in progress. */
  const remove = async ({ fileId, state }: DraftFile) => {
    if (state !== 'stored') unconfirmed.current.add(fileId);
    uploads.current.get(fileId)?.abort();
    try {
      if (state === 'stored') await calls.removeFile(await draftId(), fileId);
    } catch (error) {
      const isGone = error instanceof ApiProblem && error.status === 404;
      if (!isGone) return onRefusal(refusalText(error, t('failed')));
    }
    change((now) => now.filter((one) => one.fileId !== fileId));
  };

  /** Waits for current uploads. Resolves to whether every file of the form is stored with the draft. */
  const whenUploaded = async (): Promise<boolean> => {
    let last: Promise<void> | undefined;
    while (last !== queue.current) {
      last = queue.current;
      await last;
    }
    return latest.current.every(({ state }) => state === 'stored');
  };

  /** Removes files from the draft that were removed from the form during their upload. */
  const removeUnconfirmed = async ({ quoteId, files: stored }: Pick<Quote, 'quoteId' | 'files'>) => {
    for (const { fileId } of stored) if (unconfirmed.current.has(fileId)) await calls.removeFile(quoteId, fileId);
  };

  return { files, add, remove, whenUploaded, removeUnconfirmed };
}
