import { type BatchRow, beheerImportRoutes } from '@bouwpoort/contract/exchange/imports.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { inBackground } from '../../frame/api/background.ts';
import { call, urlOf } from '../../frame/api/call.ts';
import { read } from '../../frame/api/read.ts';
import { Card } from '../../frame/kit/card.tsx';
import { Facts } from '../../frame/kit/facts.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { useUndoNotice } from '../../frame/kit/undo.tsx';
import { VentureTag } from '../../frame/kit/venture-mark.tsx';
import { RecordError } from '../../frame/page/not-found.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { ErrorsSheet } from './batch-errors.tsx';
import { Progress } from './batches-of-run.tsx';
import { Counts } from './counts.tsx';
import { BatchState } from './import-state.tsx';

export function senderText(by: BatchRow['by'], t: (key: string, values?: Record<string, string>) => string): string {
  return by.kind === 'staff' ? by.name : t(`by-${by.kind}`, { name: by.name });
}

/** One batch, from any source. */
export function Component() {
  const { t } = useTranslation('beheer-imports');
  const { link } = useScope();
  const { batchId: given = '' } = useParams();
  const batchId = Number(given);
  const client = useQueryClient();
  const notify = useUndoNotice();
  const { data, error, refetch } = useQuery({
    ...read(beheerImportRoutes.batch, { params: { batchId }, headers: inBackground }),
    refetchInterval: ({ state }) => (state.data && state.data.progress < 1 ? 1000 : false),
  });
  const undo = useMutation({
    mutationFn: () => call(beheerImportRoutes.undoBatch, { params: { batchId } }),
    onSuccess: async () => {
      notify({ text: t('turningBack', { id: given }) });
      await client.invalidateQueries({ queryKey: [beheerImportRoutes.batches.path] });
      await refetch();
    },
  });
  if (error && !data) return <RecordError error={error} retry={refetch} list="/importeren/zendingen" />;
  if (!data) return <Skeleton height="24rem" />;
  const { counts, vanishing } = data;
  return (
    <>
      <PageHead
        title={t('batchTitle', { id: given })}
        mark={<BatchState batch={data} />}
        crumbs={[
          { label: t('imports'), href: link('/importeren') },
          { label: t('tabBatches'), href: link('/importeren/zendingen') },
        ]}
      >
        {data.canUndo && (
          <PermissionButton
            permission="exchange.run"
            where={{ ventureId: data.ventureId }}
            state={undo.isPending ? 'busy' : 'idle'}
            onClick={() => undo.mutate()}
          >
            <BeheerIcon name="b-undo" />
            {t('turnBack')}
          </PermissionButton>
        )}
      </PageHead>
      {undo.error && <Notice kind="error" title={undo.error.message} />}
      {data.failure && <Notice kind="error" title={data.failure} />}
      {vanishing?.kept && (
        <Notice kind="attention" title={t('guardTitle', { count: vanishing.count })}>
          {data.runId ? <Link to={link(`/importeren/${data.runId}`)}>{t('toRun')}</Link> : t('guardKeyText')}
        </Notice>
      )}
      <Counts counts={{ ...counts, errors: counts.refused, guarded: vanishing?.kept ? vanishing.count : 0 }} />
      <div className="cols cols--aside">
        <div className="col">
          <Card title={t('progress')}>
            <div className="stack">
              <Progress value={data.progress} label={t('progress')} large />
              {data.undone && (
                <p className="muted">
                  {t('undoneCounts', { restored: String(data.undone.restored), kept: String(data.undone.kept) })}
                </p>
              )}
            </div>
          </Card>
          <ErrorsSheet
            batches={[{ id: batchId, refused: counts.refused }]}
            problems={[]}
            total={counts.refused}
            csv={urlOf(beheerImportRoutes.batchErrors, { params: { batchId } })}
          />
        </div>
        <Card title={t('batchFacts')}>
          <Facts
            facts={[
              [t('source'), data.source],
              [t('forVenture'), <VentureTag key="venture" ventureId={data.ventureId} />],
              [t('columnEntity'), t(`entity-${data.entity}`)],
              [t('mode'), t(`mode-${data.mode}`)],
              [t('columnWho'), senderText(data.by, t)],
              [t('received'), <Moment key="received" at={data.receivedAt} show="full" />],
              ...(data.finishedAt
                ? ([[t('finished'), <Moment key="finished" at={data.finishedAt} show="full" />]] as const)
                : []),
            ]}
          />
        </Card>
      </div>
    </>
  );
}
