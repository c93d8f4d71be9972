import { maxQuoteFileBytes, maxQuoteFiles } from '@bouwpoort/contract/quote-limits';
import type { Quote } from '@bouwpoort/contract/quotes';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';
import { quoteCalls, refusalText } from './quote-calls.ts';
import { type DraftLine, requestLines } from './quote-draft.ts';

/** A file that still has to be sent, or stands with the draft already. */
export interface DraftFile {
  key: string;
  name: string;
  size: number;
  file: File | null;
}

export type FormPhase = 'idle' | 'saving' | 'asking';

/**
 * The sheet while it is filled in. Saving makes a draft and sends the files one by one; what got through is not sent
 * again when something after it fails.
 */
export function useQuoteForm(start: { lines: DraftLine[]; draft: Quote | null }) {
  const { t } = useTranslation('quotes');
  const venture = useVenture();
  const navigate = useNavigate();
  const calls = quoteCalls(venture.id);
  const [lines, setLines] = useState(start.lines);
  const [projectId, setProjectId] = useState(start.draft?.project ? String(start.draft.project.projectId) : '');
  const [wantedDay, setWantedDay] = useState(start.draft?.wantedDay ?? '');
  const [remarks, setRemarks] = useState(start.draft?.remarks ?? '');
  const [files, setFiles] = useState<DraftFile[]>(
    (start.draft?.files ?? []).map(({ fileId, name, size }) => ({ key: fileId, name, size, file: null })),
  );
  const [phase, setPhase] = useState<FormPhase>('idle');
  const [refusal, setRefusal] = useState<string>();
  const draft = useRef(start.draft ? { quoteId: start.draft.quoteId, version: start.draft.version } : undefined);

  const addFiles = (added: readonly File[]) => {
    const tooLarge = added.find(({ size }) => size > maxQuoteFileBytes);
    if (tooLarge) return setRefusal(t('fileTooLarge', { name: tooLarge.name }));
    if (files.length + added.length > maxQuoteFiles) return setRefusal(t('tooManyFiles', { count: maxQuoteFiles }));
    setRefusal(undefined);
    setFiles([
      ...files,
      ...added.map((file) => ({
        key: `${file.name} ${file.size} ${file.lastModified}`,
        name: file.name,
        size: file.size,
        file,
      })),
    ]);
  };

  const removeFile = async ({ key, file }: DraftFile) => {
    if (file === null && draft.current) await calls.removeFile(draft.current.quoteId, key).catch(() => undefined);
    setFiles((now) => now.filter((one) => one.key !== key));
  };

  const save = async (): Promise<number> => {
    const saved = await calls.save(draft.current, {
      lines: requestLines(lines),
      projectId: projectId === '' ? null : Number(projectId),
      wantedDay: wantedDay === '' ? null : wantedDay,
      remarks,
    });
    draft.current = { quoteId: saved.quoteId, version: saved.version };
    for (const one of files) {
      if (one.file === null) continue;
      await calls.addFile(saved.quoteId, one.file);
      one.file = null;
    }
    return saved.quoteId;
  };

  const run = async (next: FormPhase) => {
    if (phase !== 'idle') return;
    setPhase(next);
    setRefusal(undefined);
    try {
      const quoteId = await save();
      if (next === 'asking') await calls.request(quoteId);
      await navigate(next === 'asking' ? paths.quote(venture, quoteId) : paths.quotes(venture));
    } catch (error) {
      setRefusal(refusalText(error, t('failed')));
    }
    setPhase('idle');
  };

  return {
    ...{ lines, setLines, projectId, setProjectId, wantedDay, setWantedDay, remarks, setRemarks },
    ...{ files, addFiles, removeFile, phase, refusal, setRefusal },
    keep: () => run('saving'),
    ask: () => run('asking'),
  };
}
