import { beheerImportRoutes, type ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useNavigate } from 'react-router';
import { urlOf } from '../../frame/api/call.ts';
import { Keys } from '../../frame/keyboard/keys.tsx';
import { useShortcut } from '../../frame/keyboard/shortcuts.tsx';
import { PermissionButton } from '../../frame/kit/permission.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { ErrorsSheet, refusingBatches } from '../batches/batch-errors.tsx';
import { BatchesOfRun } from '../batches/batches-of-run.tsx';
import { Counts } from '../batches/counts.tsx';
import { ChangesCard } from './changes-card.tsx';
import { GuardNotice } from './guard-notice.tsx';
import { useRunActions } from './use-run-actions.ts';

/** The dry run: the effects, without applying anything. */
export function CheckStep({ run }: { run: ImportRun }) {
  const { t } = useTranslation('beheer-imports');
  const { link } = useScope();
  const navigate = useNavigate();
  const { check, start } = useRunActions(run.runId);
  const isChecking = run.state === 'checking';
  const isBusy = isChecking || check.isPending || start.isPending;
  const error = check.error ?? start.error;
  const { created, changed, unchanged, removed, guarded } = run.counts;
  const isNothing = !isChecking && created + changed + unchanged + removed + guarded === 0;
  const mayBegin = !isBusy && !isNothing;
  const begin = () => {
    if (mayBegin) start.mutate();
  };
  useShortcut({ keys: 'Ctrl Enter', label: t('runNow'), group: t('imports') }, begin, { enabled: mayBegin });
  return (
    <>
      {error && <Notice kind="error" title={error.message} />}
      <GuardNotice run={run} />
      {!isChecking && <Counts counts={run.counts} />}
      <div className="cols cols--half cols--late">
        {run.changes && !isChecking ? (
          <ChangesCard changes={run.changes} counts={run.counts} />
        ) : (
          <BatchesOfRun run={run} />
        )}
        {/* Until it is done, lines may be refused because they refer to a later part of the file. */}
        {!isChecking && (
          <ErrorsSheet
            batches={refusingBatches(run)}
            problems={run.problems}
            total={run.counts.errors + run.fileWarnings}
            csv={urlOf(beheerImportRoutes.errors, { params: { runId: run.runId } })}
          />
        )}
      </div>
      {run.changes && !isChecking && (
        <>
          <div className="imports-gap" />
          <BatchesOfRun run={run} />
        </>
      )}
      <div className="dock">
        <span role="status">{t(isChecking ? 'checkBusy' : isNothing ? 'checkNothing' : 'checkDone')}</span>
        <span className="push acts">
          <Button
            className="btn--dark"
            look="plain"
            disabled={isBusy}
            onClick={() => navigate(link(`/importeren/${run.runId}?stap=kolommen`))}
          >
            {t('back')}
          </Button>
          <Button className="btn--dark" look="plain" disabled={isBusy} onClick={() => check.mutate()}>
            {t('checkAgain')}
          </Button>
          <PermissionButton
            permission="exchange.run"
            where={{ ventureId: run.ventureId }}
            look="plain"
            className="btn--safety"
            disabled={isNothing}
            state={isBusy ? 'busy' : 'idle'}
            onClick={begin}
          >
            {t(guarded > 0 ? 'runWithoutVanishing' : 'runNow')}
            <Keys keys="Ctrl Enter" />
          </PermissionButton>
        </span>
      </div>
    </>
  );
}
