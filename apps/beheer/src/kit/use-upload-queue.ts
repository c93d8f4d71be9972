import { maxMediaBytes } from '@bouwpoort/contract/beheer-products';
import { ApiProblem } from '@bouwpoort/contract/client';
import { showFileSize } from '@bouwpoort/ui/file-size.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useState } from 'react';

/** One file on its way; one that was refused stays until somebody has read why. */
export interface UploadRow {
  id: number;
  name: string;
  /** Of its bytes, 0 to 1. */
  share: number;
  error?: string;
  /** What became of it, where there is something to say. */
  outcome?: ReactNode;
}

interface Options<Stored> {
  send: (file: File, onProgress: (share: number) => void) => Promise<Stored>;
  /** What is said of it stays beside its name; without anything to say the row goes. */
  onStored: (stored: Stored, file: File) => ReactNode | undefined;
  /** After the last of the files that were brought together. */
  onEnd: () => Promise<unknown>;
}

let nextId = 1;

/** Sends files one after the other, so that they arrive in the order in which they were chosen. */
export function useUploadQueue<Stored>({ send: sendFile, onStored, onEnd }: Options<Stored>) {
  const { t } = useTranslation('beheer');
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const change = (id: number, fields: Partial<UploadRow>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...fields } : row)));
  const dismiss = (id: number) => setRows((before) => before.filter((row) => row.id !== id));
  const sendOne = async (file: File, id: number) => {
    if (file.size > maxMediaBytes) {
      change(id, { error: t('uploadTooLarge', { size: showFileSize(file.size), most: showFileSize(maxMediaBytes) }) });
      return;
    }
    try {
      const outcome = onStored(await sendFile(file, (share) => change(id, { share })), file);
      if (outcome === undefined) dismiss(id);
      else change(id, { share: 1, outcome });
    } catch (error) {
      change(id, { error: error instanceof ApiProblem ? error.message : t('uploadLost') });
    }
  };
  const send = async (files: readonly File[]) => {
    const started = files.map((file) => ({ file, row: { id: nextId++, name: file.name, share: 0 } }));
    setRows((before) => [...before, ...started.map(({ row }) => row)]);
    for (const { file, row } of started) await sendOne(file, row.id);
    await onEnd();
  };
  return { rows, send, dismiss };
}
