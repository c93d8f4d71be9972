import { type BeheerPage, beheerPageRoutes } from '@bouwpoort/contract/beheer-pages';
import { ApiProblem } from '@bouwpoort/contract/client';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../api/call.ts';
import { useUndo } from '../../kit/undo.tsx';
import type { PageEditor } from './use-page-editor.ts';

/** What is done with the page as a whole: first the draft of this window is saved, then it happens over that revision. */
export function usePageActions(editor: PageEditor) {
  const { t } = useTranslation('beheer-pages');
  const say = useUndo();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { pageId } = editor.page;

  const attempt = async (work: (revision: number) => Promise<BeheerPage>): Promise<BeheerPage | undefined> => {
    setBusy(true);
    setProblem(undefined);
    try {
      if (!(await editor.flush())) return undefined;
      const page = await work(editor.revision());
      editor.adopt(page);
      await client.invalidateQueries({ queryKey: [beheerPageRoutes.versions.path] });
      return page;
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      const current = failure.problem.current as BeheerPage | undefined;
      if (failure.status === 409 && current) void editor.catchUp(current.revision);
      setProblem(Object.values(failure.problem.errors ?? {})[0]?.[0] ?? failure.message);
      return undefined;
    } finally {
      setBusy(false);
    }
  };

  const run = async (
    said: string,
    work: (revision: number) => Promise<BeheerPage>,
    undo?: (page: BeheerPage) => Promise<BeheerPage>,
  ): Promise<boolean> => {
    const page = await attempt(work);
    if (!page) return false;
    say({ text: said, ...(undo ? { undo: () => attempt(() => undo(page)) } : {}) });
    return true;
  };

  const publish = () =>
    run(
      t('saidPublished', { name: editor.edit.name }),
      (revision) => call(beheerPageRoutes.publish, { params: { pageId }, body: { revision } }),
      ({ published }) =>
        call(beheerPageRoutes.undoPublish, { params: { pageId }, body: { version: published?.version ?? 1 } }),
    );

  return { isBusy, problem, run, publish, clear: () => setProblem(undefined) };
}

export type PageActions = ReturnType<typeof usePageActions>;
