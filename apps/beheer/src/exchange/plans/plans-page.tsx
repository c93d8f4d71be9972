import { beheerImportPlanRoutes, type ImportPlan } from '@bouwpoort/contract/exchange/import-plans.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { inBackground } from '../../frame/api/background.ts';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { StateMark } from '../../frame/kit/state-mark.tsx';
import { Switch } from '../../frame/kit/switch.tsx';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { EmptyNotice, LoadError } from '../../frame/page/empty-notice.tsx';
import { SectionHead } from '../../frame/sections/section-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { useHasPermission } from '../../frame/session/session.ts';
import { TableHead } from '../../frame/table/table-head.tsx';
import { PlanDialog } from './plan-dialog.tsx';
import { planWhen } from './plan-words.ts';
import { usePlanActions } from './use-plan-actions.ts';

const pollInterval = 10_000;

/** Scheduled imports: when, from which source, and the last result. */
export function Component() {
  const { t } = useTranslation('beheer-imports');
  const { data, error, refetch } = useQuery({
    ...read(beheerImportPlanRoutes.list, { headers: inBackground }),
    refetchInterval: pollInterval,
  });
  const [edited, setEdited] = useState<ImportPlan | 'new'>();
  const actions = usePlanActions();
  const failed = actions.change.error ?? actions.remove.error ?? actions.runNow.error;
  if (error && !data) return <LoadError error={error} retry={refetch} />;
  return (
    <>
      <SectionHead>
        <PermissionButton permission="exchange.run" look="primary" icon="plus" onClick={() => setEdited('new')}>
          {t('newPlan')}
        </PermissionButton>
      </SectionHead>
      {failed && <Notice kind="error" title={failed.message} />}
      {data?.plans.length === 0 && <EmptyNotice icon="calendar" title={t('plansEmpty')} text={t('plansEmptyText')} />}
      {data && data.plans.length > 0 && (
        <Card bare foot={<span>{t('plansFoot')}</span>}>
          <table className="dt dt--plain dt--tall dt--stack" aria-label={t('tabPlans')}>
            <TableHead
              columns={[t('source'), t('columnWhen'), t('columnNext'), t('columnLast')]}
              actions={t('columnDo')}
            />
            <tbody>
              {data.plans.map((plan) => (
                <PlanRow key={plan.planId} plan={plan} actions={actions} onEdit={() => setEdited(plan)} />
              ))}
            </tbody>
          </table>
        </Card>
      )}
      {edited && (
        <PlanDialog
          plan={edited === 'new' ? undefined : edited}
          hasFolder={data?.hasFolder ?? false}
          onClose={() => setEdited(undefined)}
        />
      )}
    </>
  );
}

interface PlanRowProps {
  plan: ImportPlan;
  actions: ReturnType<typeof usePlanActions>;
  onEdit: () => void;
}

function PlanRow({ plan, actions, onEdit }: PlanRowProps) {
  const { t } = useTranslation('beheer-imports');
  const may = useHasPermission('exchange.run', { ventureId: plan.ventureId });
  const { source, origin, url, isOn, nextRunAt, ventureId } = plan;
  return (
    <tr>
      <td className="m-full">
        <b className="b">{source}</b> <VentureTag ventureId={ventureId} />
        <span className="sub trunc plan__from" title={url ?? undefined}>
          {origin === 'url' ? url : t('planFolder', { source })}
        </span>
      </td>
      <td className="n">
        {planWhen(t, plan)}
        <span className="sub">{t('plannedBy', { staff: plan.staffName })}</span>
      </td>
      <td className="n">
        <Switch
          label={isOn && nextRunAt ? <Moment at={nextRunAt} /> : t('planOff')}
          isOn={isOn}
          disabled={!may}
          onChange={(on) => actions.change.mutate({ plan, edit: { isOn: on } })}
        />
      </td>
      <td>
        <LastResult plan={plan} />
      </td>
      <td className="r w0">
        {may && (
          <span className="acts">
            <Button className="btn--s" onClick={() => actions.runNow.mutate(plan.planId)}>
              <BeheerIcon name="b-play" />
              {t('planRunNow')}
            </Button>
            <IconButton look="quiet" icon="pencil" label={t('planEdit', { source })} onClick={onEdit} />
            <IconButton
              look="quiet"
              icon="trash"
              label={t('planRemove', { source })}
              onClick={() => actions.remove.mutate(plan)}
            />
          </span>
        )}
      </td>
    </tr>
  );
}

function LastResult({ plan: { lastRun, lastOutcome, lastRunAt } }: { plan: ImportPlan }) {
  const { t } = useTranslation('beheer-imports');
  const { link } = useScope();
  if (lastRunAt === null) return <span className="muted">{t('planNever')}</span>;
  const when = <Moment at={lastRunAt} className="sub" />;
  if (!lastRun)
    return (
      <>
        {lastOutcome}
        {when}
      </>
    );
  const isBad = lastRun.state === 'failed' || lastRun.errors > 0;
  const look = isBad ? 'bad' : lastRun.state === 'finished' ? 'done' : 'busy';
  return (
    <>
      <Link to={link(`/importeren/${lastRun.runId}`)}>
        <StateMark look={look}>
          {lastRun.state === 'finished'
            ? t(isBad ? 'planErrors' : 'planChanged', { count: isBad ? lastRun.errors : lastRun.changed })
            : (lastRun.failure ?? t(`run-${lastRun.state}`))}
        </StateMark>
      </Link>
      {when}
    </>
  );
}
