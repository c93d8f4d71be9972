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
  const { undo, pause, resume } = useRunActions(run.runId);
  const isPaused = run.state === 'paused';
  const isRunning = run.state === 'running' || run.state === 'undoing' || isPaused;
  const all = run.mapped.length || run.batches.length || 1;
  const done = run.batches.reduce((sum, { progress }) => sum + progress, 0) / Math.max(all, run.batches.length);
  const value = run.state === 'running' || isPaused ? Math.min(0.99, done) : run.state === 'undoing' ? 0.5 : 1;
  const failed = undo.error ?? pause.error ?? resume.error;
  const where = { ventureId: run.ventureId };
  return (
    <>
      {failed && <Notice kind="error" title={failed.message} />}
      {!isRunning && run.state !== 'undone' && <GuardNotice run={run} />}
      <Sheet
        title={t('runTitle', { source: run.source })}
        tools={<RunState run={run} />}
        foot={
          <>
            {run.startedAt && <span>{t('startedAt', { when: fullMoment(run.startedAt), staff: run.staffName })}</span>}
            {run.confirmedBy && <span>{t('confirmedBy', { staff: run.confirmedBy })}</span>}
            <span className="push acts">
              {run.state === 'running' && (
                <MayButton
                  permission="exchange.run"
                  where={where}
                  className="btn--s"
                  state={pause.isPending ? 'busy' : 'idle'}
                  onClick={() => pause.mutate()}
                >
                  <BeheerIcon name="b-pause" />
                  {t('pause')}
                </MayButton>
              )}
              {isPaused && (
                <MayButton
                  permission="exchange.run"
                  where={where}
                  className="btn--s"
                  state={resume.isPending ? 'busy' : 'idle'}
                  onClick={() => resume.mutate()}
                >
                  <BeheerIcon name="b-play" />
                  {t('resume')}
                </MayButton>
              )}
              {run.canUndo && (
                <MayButton
                  permission="exchange.run"
                  where={where}
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
          <div className="spread">
            <span className="fig">{Math.round(value * 100)}%</span>
            {run.state === 'running' && <Pace run={run} />}
          </div>
          <Progress value={value} label={t('progress')} large />
          {isRunning && <p className="muted">{t(isPaused ? 'pausedText' : 'goOn')}</p>}
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

/** Records so far, how fast, and how long it will take at that pace. */
function Pace({ run }: { run: ImportRun }) {
  const { t } = useTranslation('beheer-data');
  const done = run.batches.reduce((sum, { counts, progress }) => sum + counts.lines * progress, 0);
  const all = Math.max(run.records ?? 0, ...[run.batches.reduce((sum, { counts }) => sum + counts.lines, 0)]);
  const first = run.batches[0]?.startedAt ?? null;
  const seconds = first === null ? 0 : (Date.now() - Date.parse(first)) / 1000;
  if (done < 1 || seconds < 2) return null;
  const speed = done / seconds;
  return (
    <span className="muted num">
      {t('pace', {
        done: Math.round(done).toLocaleString('nl-NL'),
        all: all.toLocaleString('nl-NL'),
        speed: speed.toLocaleString('nl-NL', { maximumFractionDigits: speed < 10 ? 1 : 0 }),
      })}
    </span>
  );
}
