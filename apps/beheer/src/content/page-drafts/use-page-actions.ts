import { type BeheerPage, beheerPageRoutes } from '@bouwpoort/contract/content/pages.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import type { PageEditor } from './use-page-editor.ts';

/** The actions on the page as a whole: each first saves the draft of this window, then applies to that revision. */
export function usePageActions(editor: PageEditor) {
  const { t } = useTranslation('beheer-pages');
  const notify = useUndoNotice();
  const client = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const { pageId } = editor.page;

  const perform = async (work: (revision: number) => Promise<BeheerPage>): Promise<BeheerPage | undefined> => {
    if (!(await editor.flush())) return undefined;
    try {
      const page = await work(editor.revision());
      editor.adopt(page);
      await client.invalidateQueries({ queryKey: [beheerPageRoutes.versions.path] });
      return page;
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      const { current, ...problem } = failure.problem;
      if (failure.status !== 409 || !current) throw failure;
      // The editor itself shows the changes of the other user.
      void editor.catchUp((current as BeheerPage).revision);
      throw new ApiProblem(failure.status, problem, failure.headers);
    }
  };

  const attempt = async (work: () => Promise<boolean>): Promise<boolean> => {
    setBusy(true);
    setProblem(undefined);
    try {
      return await work();
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(Object.values(failure.problem.errors ?? {})[0]?.[0] ?? failure.message);
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** Throws the server's refusal, for a form that shows it beside its fields. */
  const runInForm = async (
    said: string,
    work: (revision: number) => Promise<BeheerPage>,
    undo?: (page: BeheerPage) => Promise<BeheerPage>,
  ): Promise<boolean> => {
    const page = await perform(work);
    if (!page) return false;
    const takeBack = undo && (() => attempt(async () => (await perform(() => undo(page))) !== undefined));
    notify({ text: said, ...(takeBack && { undo: takeBack }) });
    return true;
  };

  const run = (...about: Parameters<typeof runInForm>) => attempt(() => runInForm(...about));

  const publish = () =>
    run(
      t('saidPublished', { name: editor.edit.name }),
      (revision) => call(beheerPageRoutes.publish, { params: { pageId }, body: { revision } }),
      ({ published }) =>
        call(beheerPageRoutes.undoPublish, { params: { pageId }, body: { version: published?.version ?? 1 } }),
    );

  return { isBusy, problem, run, runInForm, publish, clear: () => setProblem(undefined) };
}

export type PageActions = ReturnType<typeof usePageActions>;
