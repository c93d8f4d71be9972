import { beheerImportRoutes, type ImportRun } from '@bouwpoort/contract/beheer-imports';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { urlOf } from '../../api/call.ts';
import { BeheerIcon } from '../../kit/icon.tsx';
import { MayButton } from '../../kit/permission.tsx';
import { Sheet } from '../../kit/sheet.tsx';
import { fullMoment } from '../../texts/dutch-time.ts';
import { ErrorsSheet } from './batch-errors.tsx';
import { BatchesOfRun, Progress } from './batches-of-run.tsx';
import { Counts } from './counts.tsx';
import { GuardNotice } from './guard-notice.tsx';
import { RunState } from './import-state.tsx';
import { useRunActions } from './use-run-actions.ts';

/** While it is applied, and how it ended. It goes on without this page. */
export function ProgressStep({ run }: { run: ImportRun }) {
  const { t } = useTranslation('beheer-data');
  const { undo } = useRunActions(run.runId);
  const isRunning = run.state === 'running' || run.state === 'undoing';
  const all = run.mapped.length || run.batches.length || 1;
  const done = run.batches.reduce((sum, { progress }) => sum + progress, 0) / Math.max(all, run.batches.length);
  const value = run.state === 'running' ? Math.min(0.99, done) : run.state === 'undoing' ? 0.5 : 1;
  return (
    <>
      {undo.error && <Notice kind="error" title={undo.error.message} />}
      {!isRunning && run.state !== 'undone' && <GuardNotice run={run} />}
      <Sheet
        title={t('runTitle', { source: run.source })}
        tools={<RunState run={run} />}
        foot={
          <>
            {run.startedAt && <span>{t('startedAt', { when: fullMoment(run.startedAt), staff: run.staffName })}</span>}
            {run.confirmedBy && <span>{t('confirmedBy', { staff: run.confirmedBy })}</span>}
            <span className="push acts">
              {run.canUndo && (
                <MayButton
                  permission="exchange.run"
                  where={{ ventureId: run.ventureId }}
                  className="btn--s"
                  state={undo.isPending ? 'busy' : 'idle'}
                  onClick={() => undo.mutate()}
                >
                  <BeheerIcon name="b-undo" />
                  {t('turnBack')}
                </MayButton>
              )}
            </span>
          </>
        }
      >
        <div className="stack" role="status">
          <p className="fig">{Math.round(value * 100)}%</p>
          <Progress value={value} label={t('progress')} large />
          {isRunning && <p className="muted">{t('goOn')}</p>}
          {run.state === 'undone' && <p className="muted">{t('undoneText')}</p>}
        </div>
      </Sheet>
      <div className="imports-gap" />
      {!isRunning && <Counts counts={run.counts} />}
      <div className="cols cols--half cols--late">
        <BatchesOfRun run={run} />
        <ErrorsSheet
          batchIds={run.batches.filter(({ counts }) => counts.refused > 0).map(({ id }) => id)}
          problems={run.problems}
          total={run.counts.errors + run.fileWarnings}
          csv={urlOf(beheerImportRoutes.errors, { params: { runId: run.runId } })}
        />
      </div>
    </>
  );
}
