import { beheerImportRoutes, type ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import type { ComponentProps } from 'react';
import { urlOf } from '../../frame/api/call.ts';
import { Card } from '../../frame/kit/card.tsx';
import { BeheerIcon } from '../../frame/kit/icon.tsx';
import { Moment } from '../../frame/kit/moment.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';
import { fullMoment } from '../../frame/texts/dutch-time.ts';
import { ErrorsSheet, refusingBatches } from '../batches/batch-errors.tsx';
import { BatchesOfRun, Progress } from '../batches/batches-of-run.tsx';
import { Counts } from '../batches/counts.tsx';
import { RunState } from '../batches/import-state.tsx';
import { GuardNotice } from './guard-notice.tsx';
import { paceOf, shareDone } from './run-progress.ts';
import { UncategorisedNotice } from './uncategorised-notice.tsx';
import { useRunActions } from './use-run-actions.ts';

/** The progress of applying, and the result. It continues without this page. */
export function ProgressStep({ run }: { run: ImportRun }) {
  const { t } = useTranslation('beheer-imports');
  const actions = useRunActions(run.runId);
  const isPaused = run.state === 'paused';
  const isRunning = run.state === 'running' || run.state === 'undoing' || isPaused;
  const isUndone = run.state === 'undone';
  const share = shareDone(run);
  const failed = actions.undo.error ?? actions.pause.error ?? actions.resume.error ?? actions.stop.error;
  return (
    <>
      {failed && <Notice kind="error" title={failed.message} />}
      {!isRunning && !isUndone && <GuardNotice run={run} />}
      {run.state === 'finished' && run.batches.some(({ entity }) => entity === 'product') && (
        <UncategorisedNotice ventureId={run.ventureId} />
      )}
      <Card
        title={t('runTitle', { source: run.source })}
        tools={<RunState run={run} />}
        foot={
          <>
            {run.startedAt && (
              <Moment at={run.startedAt}>
                {t('startedAt', { when: fullMoment(run.startedAt), staff: run.staffName })}
              </Moment>
            )}
            {run.confirmedBy && <span>{t('confirmedBy', { staff: run.confirmedBy })}</span>}
            <RunTools run={run} actions={actions} />
          </>
        }
      >
        <div className="stack" role="status">
          {isUndone ? (
            <>
              <p>{t('undoneCounts', rolledBackShare(run))}</p>
              <p className="muted">{t('undoneText')}</p>
            </>
          ) : (
            <>
              <div className="spread">
                <span className="fig">{Math.round(share * 100)}%</span>
                {run.state === 'running' && <Pace run={run} />}
              </div>
              <Progress value={share} label={t('progress')} large />
              {isRunning && <p className="muted">{t(isPaused ? 'pausedText' : 'goOn')}</p>}
            </>
          )}
        </div>
      </Card>
      <div className="imports-gap" />
      {!isRunning && !isUndone && <Counts counts={run.counts} />}
      <div className="cols cols--half cols--late">
        <BatchesOfRun run={run} />
        <ErrorsSheet
          batches={refusingBatches(run)}
          problems={run.problems}
          total={run.counts.errors + run.fileWarnings}
          csv={urlOf(beheerImportRoutes.errors, { params: { runId: run.runId } })}
        />
      </div>
    </>
  );
}

function rolledBackShare({ batches }: ImportRun): { restored: string; kept: string } {
  const sum = (name: 'restored' | 'kept') => batches.reduce((total, { undone }) => total + (undone?.[name] ?? 0), 0);
  return { restored: showNumber(sum('restored')), kept: showNumber(sum('kept')) };
}

interface RunToolsProps {
  run: ImportRun;
  actions: ReturnType<typeof useRunActions>;
}

function RunTools({ run, actions }: RunToolsProps) {
  const isPaused = run.state === 'paused';
  const isOpen = run.state === 'running' || isPaused;
  return (
    <span className="push acts">
      {isOpen && (
        <RunTool
          run={run}
          icon={isPaused ? 'b-play' : 'b-pause'}
          action={isPaused ? 'resume' : 'pause'}
          actions={actions}
        />
      )}
      {isOpen && <RunTool run={run} icon="b-undo" action="stop" actions={actions} />}
      {run.canUndo && <RunTool run={run} icon="b-undo" action="undo" actions={actions} />}
    </span>
  );
}

interface RunToolProps extends RunToolsProps {
  icon: ComponentProps<typeof BeheerIcon>['name'];
  action: 'pause' | 'resume' | 'stop' | 'undo';
}

function RunTool({ run: { ventureId }, icon, action, actions }: RunToolProps) {
  const { t } = useTranslation('beheer-imports');
  const { isPending, mutate } = actions[action];
  return (
    <PermissionButton
      permission="exchange.run"
      where={{ ventureId }}
      className="btn--s"
      state={isPending ? 'busy' : 'idle'}
      onClick={() => mutate()}
    >
      <BeheerIcon name={icon} />
      {t(action === 'undo' ? 'turnBack' : action)}
    </PermissionButton>
  );
}

/** Lines so far, estimated remaining time, and speed. */
function Pace({ run }: { run: ImportRun }) {
  const { t } = useTranslation('beheer-imports');
  const pace = paceOf(run, Date.now());
  if (!pace) return null;
  const { done, all, perSecond, secondsLeft } = pace;
  const minutes = Math.round(secondsLeft / 60);
  return (
    <span className="muted num">
      {t('pace', {
        done: showNumber(done),
        all: showNumber(all),
        left: minutes < 1 ? t('almostDone') : t('minutesLeft', { count: minutes }),
        speed: perSecond.toLocaleString('nl-NL', { maximumFractionDigits: perSecond < 10 ? 1 : 0 }),
      })}
    </span>
  );
}
