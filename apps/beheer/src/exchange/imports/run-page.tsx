import { beheerImportRoutes, type ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { Skeleton } from '@bouwpoort/ui/atoms/skeleton.tsx';
import { formatFileSize } from '@bouwpoort/ui/file-size.ts';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useQuery } from '@tanstack/react-query';
import { useParams, useSearchParams } from 'react-router';
import { inBackground } from '../../frame/api/background.ts';
import { read } from '../../frame/api/read.ts';
import { RecordError } from '../../frame/page/not-found.tsx';
import { PageHead } from '../../frame/page/page-head.tsx';
import { useScope } from '../../frame/session/scope.ts';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { ProgressStep } from './progress-step.tsx';
import { stepOfState, type WizardStep, WizardSteps } from './wizard-steps.tsx';

const pollInterval = 1000;
/** A waiting run is polled less often: somebody else may continue it. */
const waitingPollInterval = 5000;
const busy: readonly ImportRun['state'][] = ['checking', 'running', 'undoing'];

/** An import run, from its columns to its result. */
export function Component() {
  const { t } = useTranslation('beheer-imports');
  const { link } = useScope();
  const { runId = '' } = useParams();
  const [search] = useSearchParams();
  const { data, error, refetch } = useQuery({
    ...read(beheerImportRoutes.run, { params: { runId }, headers: inBackground }),
    refetchInterval: ({ state: { data: run } }) => {
      if (run?.state === 'paused') return waitingPollInterval;
      return run && busy.includes(run.state) ? pollInterval : false;
    },
  });
  if (error && !data) return <RecordError error={error} retry={refetch} list="/importeren" />;
  if (!data) return <Skeleton height="24rem" />;
  const step = stepOf(data, search.get('stap'));
  return (
    <>
      <PageHead
        title={data.fileName}
        crumbs={[{ label: t('imports'), href: link('/importeren') }]}
        meta={
          <>
            <span>{t('runMeta', { source: data.source, staff: data.staffName })}</span>
            <span>{formatFileSize(data.size)}</span>
          </>
        }
      />
      <WizardSteps now={step} runId={runId} notes={{ source: t(`format-${data.format}`), ...notesOf(data, t) }} />
      {data.failure && <Notice kind="error" title={data.failure} />}
      {step === 'columns' && <ColumnsStep key={data.runId} run={data} />}
      {step === 'check' && <CheckStep run={data} />}
      {(step === 'run' || step === 'done') && <ProgressStep run={data} />}
    </>
  );
}

function stepOf(run: ImportRun, asked: string | null): WizardStep {
  if (asked === 'kolommen' && run.state === 'checked') return 'columns';
  // A run that failed while it was applied shows the step where it stopped.
  if (run.state === 'failed' && run.batches.some(({ dryRun }) => !dryRun)) return 'done';
  return stepOfState[run.state];
}

function notesOf(
  run: ImportRun,
  t: (key: string, values?: Record<string, string>) => string,
): Partial<Record<WizardStep, string>> {
  const { columns } = run.findings;
  if (columns.length === 0) return { columns: t('noColumnsNeeded') };
  return {
    columns: t('coupled', {
      used: String(Object.keys(run.meanings ?? {}).length),
      all: String(columns.length),
    }),
  };
}
