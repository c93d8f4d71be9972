import { beheerProductRoutes, type MediaKind, maxMediaBytes } from '@bouwpoort/contract/beheer-products';
import { ApiProblem } from '@bouwpoort/contract/client';
import { showFileSize } from '@bouwpoort/ui/file-size.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type ResponseOf, upload } from '../../api/call.ts';

export type Uploaded = ResponseOf<typeof beheerProductRoutes.uploadMedia>;

/** One file on its way; one that was refused stays until somebody has read why. */
export interface UploadRow {
  id: number;
  name: string;
  /** Of its bytes, 0 to 1. */
  share: number;
  error?: string;
}

interface Options {
  ventureId: string;
  kind: MediaKind;
  onUploaded: (file: Uploaded, name: string) => void;
}

let nextId = 1;

/** Sends files one after the other, so that they arrive in the order in which they were chosen. */
export function useUploads({ ventureId, kind, onUploaded }: Options) {
  const { t } = useTranslation('beheer-products');
  const client = useQueryClient();
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
      const query = { ventureId, kind, fileName: file.name.slice(-300) };
      const stored = await upload(beheerProductRoutes.uploadMedia, { query, file }, (share) => change(id, { share }));
      onUploaded(stored, file.name);
      dismiss(id);
    } catch (error) {
      change(id, { error: error instanceof ApiProblem ? error.message : t('uploadLost') });
    }
  };
  const send = async (files: readonly File[]) => {
    const started = files.map((file) => ({ file, row: { id: nextId++, name: file.name, share: 0 } }));
    setRows((before) => [...before, ...started.map(({ row }) => row)]);
    for (const { file, row } of started) await sendOne(file, row.id);
    await client.invalidateQueries({ queryKey: [beheerProductRoutes.media.path] });
  };
  return { rows, send, dismiss };
}
