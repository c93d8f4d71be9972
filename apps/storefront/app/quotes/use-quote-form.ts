import type { Quote } from '@bouwpoort/contract/quotes';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useTypedText } from '../form/use-typed-text.ts';
import { useVenture } from '../pages/use-chrome.ts';
import { paths } from '../site/paths.ts';
import { quoteApi, refusalText } from './quote-api.ts';
import { type DraftLine, requestLines } from './quote-draft.ts';
import { useQuoteFiles } from './use-quote-files.ts';

type FormPhase = 'idle' | 'saving' | 'asking';

/** The form while it is filled in. The first selected file creates a draft, to upload it to. */
export function useQuoteForm(start: { lines: DraftLine[]; draft: Quote | null; projectId: string }) {
  const { t } = useTranslation('quotes');
  const venture = useVenture();
  const navigate = useNavigate();
  const calls = quoteApi(venture.id);
  const [lines, setLines] = useState(start.lines);
  const [projectId, setProjectId] = useState(
    start.draft ? String(start.draft.project?.projectId ?? '') : start.projectId,
  );
  const [wantedDay, setWantedDay] = useState(start.draft?.wantedDay ?? '');
  const [remarks, setRemarks] = useState(start.draft?.remarks ?? '');
  useTypedText(`quote-${start.draft?.quoteId ?? 'new'}`, { lines, projectId, wantedDay, remarks }, (typed) => {
    setLines(typed.lines);
    setProjectId(typed.projectId);
    setWantedDay(typed.wantedDay);
    setRemarks(typed.remarks);
  });
  const [phase, setPhase] = useState<FormPhase>('idle');
  const [refusal, setRefusal] = useState<string>();
  const draft = useRef(start.draft ? { quoteId: start.draft.quoteId, version: start.draft.version } : undefined);

  /** Sequential: each save needs the version that the one before created. */
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const save = (): Promise<Quote> => {
    const saved = saving.current.then(async () => {
      const quote = await calls.save(draft.current, {
        lines: requestLines(lines),
        projectId: projectId === '' ? null : Number(projectId),
        wantedDay: wantedDay === '' ? null : wantedDay,
        remarks,
      });
      draft.current = { quoteId: quote.quoteId, version: quote.version };
      return quote;
    });
    // A refusal is reported to the caller of this save; the next save is a new attempt.
    saving.current = saved.catch(() => undefined);
    return saved;
  };
  const { files, add, remove, whenUploaded, removeUnconfirmed } = useQuoteFiles({
    calls,
    start: start.draft?.files ?? [],
    draftId: async () => (draft.current ?? (await save())).quoteId,
    onRefusal: setRefusal,
  });

  const finish = async (next: FormPhase) => {
    if (!(await whenUploaded())) return setRefusal(t('filesRefused'));
    const quote = await save();
    await removeUnconfirmed(quote);
    const { quoteId } = quote;
    if (next === 'asking') await calls.request(quoteId);
    await navigate(next === 'asking' ? paths.quote(venture, quoteId) : paths.quotes(venture));
  };
  const run = async (next: FormPhase) => {
    if (phase !== 'idle') return;
    setPhase(next);
    setRefusal(undefined);
    try {
      await finish(next);
    } catch (error) {
      setRefusal(refusalText(error, t('failed')));
    }
    setPhase('idle');
  };

  return {
    ...{ lines, setLines, projectId, setProjectId, wantedDay, setWantedDay, remarks, setRemarks },
    ...{ files, addFiles: add, removeFile: remove, phase, refusal, setRefusal },
    keep: () => run('saving'),
    ask: () => run('asking'),
  };
}
