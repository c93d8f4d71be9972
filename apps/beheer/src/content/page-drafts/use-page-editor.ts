import { type BeheerPage, beheerPageRoutes, type PageEdit, pageEdit } from '@bouwpoort/contract/content/pages.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { call } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { draftKey, readDraft, writeDraft } from '../../frame/form/draft.ts';
import { useMe } from '../../frame/session/session.ts';
import { changed, type EditHistory, rebased, redone, startHistory, undone } from './edit-history.ts';
import { type EditConflict, mergeEdits, withTheirs } from './merge-edits.ts';

/** Debounce: milliseconds without a change before the draft is saved. */
const debounceDelay = 700;
/** The delay after a failure, such as a lost network. */
const retryPause = 5000;

type SaveState = 'saved' | 'waiting' | 'saving' | 'failed';

export interface OpenConflict {
  conflicts: readonly EditConflict[];
  /** The user who saved first. */
  by: string | null;
}

interface Unsaved {
  /** The server's draft that it is based on. */
  base: PageEdit;
  edit: PageEdit;
}

interface PageEditorOptions {
  stored: BeheerPage;
  /** Called when a new draft is on the server. */
  onSaved: () => void;
  /** Called when work of somebody else was merged with this window's. */
  onMerged: (by: string | null, count: number) => void;
}

export function editOf(document: BeheerPage['document']): PageEdit {
  return pageEdit.parse(document);
}

/**
 * The draft of one page in this window: changes, undo, and automatic saving. If somebody else saved first, their draft
 * is merged with this one, block by block; where both changed the same block, the user chooses.
 */
export function usePageEditor({ stored, onSaved, onMerged }: PageEditorOptions) {
  const client = useQueryClient();
  const key = draftKey(useMe().staffId, `page/${stored.pageId}`);
  const [page, setPage] = useState(stored);
  const [history, setHistory] = useState<EditHistory<PageEdit>>(() => startHistory(editOf(stored.document)));
  const [state, setState] = useState<SaveState>('saved');
  const [problem, setProblem] = useState<string>();
  const [conflict, setConflict] = useState<OpenConflict>();
  /** The server's draft, and the edit in this window that it came from. */
  const server = useRef({ revision: stored.revision, edit: history.now, from: history.now });
  const running = useRef<Promise<boolean>>(undefined);
  const latest = useRef({ now: history.now, onSaved, onMerged, hasConflict: false });
  useEffect(() => {
    latest.current = { now: history.now, onSaved, onMerged, hasConflict: conflict !== undefined };
  });

  const { pageId } = stored;
  const show = useCallback(
    (next: BeheerPage) => {
      setPage(next);
      client.setQueryData(read(beheerPageRoutes.page, { params: { pageId } }).queryKey, next);
      void client.invalidateQueries({ queryKey: [beheerPageRoutes.tree.path] });
      void client.invalidateQueries({ queryKey: [beheerPageRoutes.checks.path] });
    },
    [client, pageId],
  );

  const setNow = useCallback((next: PageEdit) => {
    latest.current.now = next;
    setHistory((before) => changed(before, next, undefined, Date.now()));
  }, []);

  /** Merges the draft of the server with the one of this window. True when there is no conflict. */
  const mergeWith = useCallback(
    (current: BeheerPage): boolean => {
      const theirs = editOf(current.document);
      const { edit: base, from } = server.current;
      const hasOwn = latest.current.now !== from;
      const merge = mergeEdits(base, latest.current.now, theirs);
      latest.current.now = merge.edit;
      // Undo reverts only the work of this window: theirs stays.
      setHistory((before) => rebased(before, merge.edit, (one) => mergeEdits(base, one, theirs).edit));
      server.current = { revision: current.revision, edit: theirs, from: hasOwn ? theirs : merge.edit };
      show(current);
      if (merge.taken > 0) latest.current.onMerged(current.savedBy, merge.taken);
      if (merge.conflicts.length === 0) return true;
      setConflict({ conflicts: merge.conflicts, by: current.savedBy });
      latest.current.hasConflict = true;
      return false;
    },
    [show],
  );

  const send = useCallback(async (): Promise<boolean> => {
    while (latest.current.now !== server.current.from) {
      if (latest.current.hasConflict) return false;
      const edit = latest.current.now;
      setState('saving');
      try {
        const saved = await call(beheerPageRoutes.save, {
          params: { pageId },
          body: { revision: server.current.revision, edit },
        });
        server.current = { revision: saved.revision, edit: editOf(saved.document), from: edit };
        show(saved);
        setProblem(undefined);
        latest.current.onSaved();
      } catch (failure) {
        if (!(failure instanceof ApiProblem)) {
          setState('failed');
          return false;
        }
        const current = failure.problem.current as BeheerPage | undefined;
        if (failure.status !== 409 || current === undefined) {
          setProblem(failure.message);
          setState('failed');
          return false;
        }
        if (!mergeWith(current)) {
          setState('waiting');
          return false;
        }
      }
    }
    setState('saved');
    writeDraft(sessionStorage, key, undefined);
    return true;
  }, [key, mergeWith, pageId, show]);

  /** Saves everything of this window; resolves to false on failure. */
  const flush = useCallback(async (): Promise<boolean> => {
    while (running.current) await running.current;
    if (latest.current.now === server.current.from) return true;
    running.current = send().finally(() => {
      running.current = undefined;
    });
    return running.current;
  }, [send]);

  // Work that was unsaved when this tab was closed or lost its session.
  useEffect(() => {
    const draft = readDraft<Unsaved>(sessionStorage, key);
    if (!draft) return;
    const { base, edit } = draft.values;
    const merge = mergeEdits(base, edit, server.current.edit);
    setNow(merge.edit);
    if (merge.conflicts.length > 0) setConflict({ conflicts: merge.conflicts, by: null });
  }, [key, setNow]);

  const { now } = history;
  useEffect(() => {
    if (now === server.current.from) return;
    writeDraft<Unsaved>(sessionStorage, key, {
      version: server.current.revision,
      values: { base: server.current.edit, edit: now },
    });
    setState((before) => (before === 'saving' ? before : 'waiting'));
    if (conflict) return;
    const timer = setTimeout(() => void flush(), debounceDelay);
    return () => clearTimeout(timer);
  }, [now, conflict, flush, key]);

  useEffect(() => {
    if (state !== 'failed') return;
    const timer = setTimeout(() => void flush(), retryPause);
    return () => clearTimeout(timer);
  }, [state, flush]);

  // Saves text that was typed just before another page was opened.
  useEffect(() => () => void flush(), [flush]);

  return {
    page,
    edit: now,
    state,
    problem,
    conflict,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    /** The revision of the server, for actions on the draft as a whole. */
    revision: () => server.current.revision,
    flush,
    /** `about`: the field being typed in. A function receives the current draft. */
    change: useCallback((to: PageEdit | ((now: PageEdit) => PageEdit), about?: string) => {
      const next = typeof to === 'function' ? to(latest.current.now) : to;
      if (next === latest.current.now) return;
      latest.current.now = next;
      setHistory((before) => changed(before, next, about, Date.now()));
    }, []),
    undo: useCallback(() => setHistory(undone), []),
    redo: useCallback(() => setHistory(redone), []),
    /** The page after an action on it as a whole: published, moved, restored. */
    adopt: useCallback(
      (next: BeheerPage) => {
        const edit = editOf(next.document);
        const isSame = JSON.stringify(edit) === JSON.stringify(latest.current.now);
        server.current = { revision: next.revision, edit, from: isSame ? latest.current.now : edit };
        if (!isSame) setNow(edit);
        show(next);
        latest.current.onSaved();
      },
      [setNow, show],
    ),
    /** Somebody else saved, according to the heartbeat. */
    catchUp: useCallback(
      async (revision: number) => {
        if (running.current || latest.current.hasConflict || revision <= server.current.revision) return;
        const current = await call(beheerPageRoutes.page, { params: { pageId } });
        if (running.current || current.revision <= server.current.revision) return;
        mergeWith(current);
        latest.current.onSaved();
      },
      [mergeWith, pageId],
    ),
    resolve: useCallback(
      (theirs: readonly EditConflict[]) => {
        setConflict(undefined);
        latest.current.hasConflict = false;
        setNow(theirs.reduce(withTheirs, latest.current.now));
      },
      [setNow],
    ),
  };
}

export type PageEditor = ReturnType<typeof usePageEditor>;
