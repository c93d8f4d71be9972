import type { Quote } from '@bouwpoort/contract/ordering/quotes';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { keepForForm, useTypedText } from '../../frame/form/use-typed-text.ts';
import { paths } from '../../frame/web/paths.ts';
import { quoteApi, refusalText } from '../quotes/quote-api.ts';
import { type DraftLine, requestLines } from './quote-draft.ts';
import { useQuoteFiles } from './use-quote-files.ts';

type FormPhase = 'idle' | 'saving' | 'asking';

interface QuoteFormStart {
  lines: DraftLine[];
  draft: Quote | null;
  from: 'new' | 'cart';
  projectId: string;
  seesPrices: boolean;
}

type SavedDraft = Pick<Quote, 'quoteId' | 'version'>;
const formOfDraft = (quoteId: number) => `quote-${quoteId}`;

/** The form while it is filled in. The first selected file creates a draft, to upload it to. */
export function useQuoteForm(start: QuoteFormStart) {
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
  const [draft, setDraft] = useState<SavedDraft | null>(start.draft && savedDraft(start.draft));
  const form = start.draft ? formOfDraft(start.draft.quoteId) : `quote-${start.from}`;
  useTypedText(form, { draft, lines, projectId, wantedDay, remarks }, (typed) => {
    if (typed.draft && !start.draft) {
      // It became a draft with its first file, which has the files.
      keepForForm(formOfDraft(typed.draft.quoteId), typed);
      return void navigate(paths.newQuote(venture, { draft: typed.draft.quoteId }), { replace: true });
    }
    // Otherwise it would undo what was changed on another device since.
    if (typed.draft?.version !== start.draft?.version) return;
    setLines(start.seesPrices ? typed.lines : typed.lines.map((line) => ({ ...line, own: null })));
    setProjectId(typed.projectId);
    setWantedDay(typed.wantedDay);
    setRemarks(typed.remarks);
  });
  const [phase, setPhase] = useState<FormPhase>('idle');
  const [refusal, setRefusal] = useState<string>();

  const latestDraft = useRef(draft);
  /** Sequential: each save needs the version that the one before created. */
  const saving = useRef<Promise<unknown>>(Promise.resolve());
  const save = (): Promise<Quote> => {
    const saved = saving.current.then(async () => {
      const quote = await calls.save(latestDraft.current, {
        lines: requestLines(lines),
        projectId: projectId === '' ? null : Number(projectId),
        wantedDay: wantedDay === '' ? null : wantedDay,
        remarks,
      });
      latestDraft.current = savedDraft(quote);
      setDraft(latestDraft.current);
      return quote;
    });
    // A refusal is reported to the caller of this save; the next save is a new attempt.
    saving.current = saved.catch(() => undefined);
    return saved;
  };
  const { files, add, remove, whenUploaded, removeUnconfirmed } = useQuoteFiles({
    calls,
    start: start.draft?.files ?? [],
    draftId: async () => (latestDraft.current ?? (await save())).quoteId,
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

function savedDraft({ quoteId, version }: SavedDraft): SavedDraft {
  return { quoteId, version };
}
