import {
  beheerImportPlanRoutes,
  type ImportPlan,
  type PlanEdit,
  planEdit,
} from '@bouwpoort/contract/exchange/import-plans.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../frame/api/call.ts';
import { useUndoNotice } from '../../frame/kit/undo.tsx';

const routes = beheerImportPlanRoutes;

/** The actions on plans; the list updates at once. */
export function usePlanActions() {
  const { t } = useTranslation('beheer-imports');
  const client = useQueryClient();
  const notify = useUndoNotice();
  const refresh = () => client.invalidateQueries({ queryKey: [routes.list.path] });
  const add = useMutation({ mutationFn: (body: PlanEdit) => call(routes.add, { body }), onSuccess: refresh });
  const change = useMutation({
    mutationFn: ({ plan, edit }: { plan: ImportPlan; edit: Partial<PlanEdit> }) =>
      call(routes.change, {
        params: { planId: plan.planId },
        body: { edit: { ...editOf(plan), ...edit }, version: plan.version },
      }),
    onSettled: refresh,
  });
  const remove = useMutation({
    mutationFn: ({ planId }: ImportPlan) => call(routes.remove, { params: { planId } }),
    onSuccess: (_, plan) => {
      notify({ text: t('planRemoved', { source: plan.source }), undo: () => add.mutateAsync(editOf(plan)) });
      return refresh();
    },
  });
  const runNow = useMutation({
    mutationFn: (planId: string) => call(routes.runNow, { params: { planId } }),
    onSuccess: (plan) => {
      notify({ text: t('planStarted', { source: plan.source }) });
      return refresh();
    },
  });
  return { add, change, remove, runNow };
}

export function editOf(plan: ImportPlan): PlanEdit {
  const { ventureId, source, origin, url, entity, mode, mappingName, days, time, isOn } = plan;
  return planEdit.parse({ ventureId, source, origin, url, entity, mode, mappingName, days, time, isOn });
}
