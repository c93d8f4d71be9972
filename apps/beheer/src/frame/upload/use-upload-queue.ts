import { maxMediaBytes } from '@bouwpoort/contract/catalogue/products.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { formatFileSize, formatSizeLimit } from '@bouwpoort/ui/file-size.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useState } from 'react';

/** One upload; a refused one stays until the user dismisses it. */
export interface UploadRow {
  id: number;
  name: string;
  /** The uploaded share, 0 to 1. */
  share: number;
  error?: string;
  /** The result, if there is anything to report. */
  outcome?: ReactNode;
}

interface Options<Stored> {
  send: (file: File, onProgress: (share: number) => void) => Promise<Stored>;
  /** The returned result stays beside its name; without one the row disappears. */
  onStored: (stored: Stored, file: File) => ReactNode | undefined;
  /** Called after the last file of a batch. */
  onEnd: () => Promise<unknown>;
}

let nextId = 1;

/** Uploads files one after the other, so that they arrive in the order in which they were selected. */
export function useUploadQueue<Stored>({ send: sendFile, onStored, onEnd }: Options<Stored>) {
  const { t } = useTranslation('beheer');
  const [rows, setRows] = useState<readonly UploadRow[]>([]);
  const change = (id: number, fields: Partial<UploadRow>) =>
    setRows((before) => before.map((row) => (row.id === id ? { ...row, ...fields } : row)));
  const dismiss = (id: number) => setRows((before) => before.filter((row) => row.id !== id));
  const sendOne = async (file: File, id: number) => {
    if (file.size > maxMediaBytes) {
      change(id, {
        error: t('uploadTooLarge', { size: formatFileSize(file.size), most: formatSizeLimit(maxMediaBytes) }),
      });
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
