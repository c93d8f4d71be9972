import { type BeheerTuning, beheerSearchRoutes, type TunedItem } from '@bouwpoort/contract/catalogue/search.staff';
import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef } from 'react';
import { call } from '../../frame/api/call.ts';
import { useAttempt } from '../../frame/form/use-attempt.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';

const routes = beheerSearchRoutes;

/** Invalidates the search data after a write. */
export function useSearchAttempt() {
  return useAttempt([
    ...[routes.summary, routes.test, routes.synonyms, routes.tunings, routes.trial, routes.terms],
    auditRoutes.history,
  ]);
}

type TuningSubject = Pick<BeheerTuning, 'ventureId' | 'query' | 'categoryId'>;

export function sendTuning({ ventureId, query, categoryId }: TuningSubject, items: TunedItem[], version: number) {
  return call(routes.tune, { body: { ventureId, query, categoryId, items, version } });
}

export type TuningUpdate = (items: readonly TunedItem[]) => TunedItem[];

/**
 * Prepares a tuning of a query or a category, with undo. Keys are pressed faster than a change is read again, so each
 * change is applied over the previous one.
 */
export function useTuningChange({ attempt, refresh }: ReturnType<typeof useSearchAttempt>) {
  const { t } = useTranslation('beheer-search');
  const notify = useUndoNotice();
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const saved = useRef<{ over: BeheerTuning; tuning: BeheerTuning }>(undefined);
  const change = async (shown: BeheerTuning, update: TuningUpdate) => {
    const before = saved.current?.over === shown ? saved.current.tuning : shown;
    const after = await sendTuning(before, update(before.items), before.version);
    saved.current = { over: shown, tuning: after };
    notify({
      text: t('prepared'),
      undo: async () => {
        await sendTuning(before, before.items, after.version);
        await refresh();
      },
    });
  };
  return (shown: BeheerTuning, update: TuningUpdate) => {
    queue.current = queue.current.then(() => attempt(() => change(shown, update)));
    return queue.current;
  };
}
