import type { BatchRow, ImportRunSummary } from '@bouwpoort/contract/exchange/imports.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type StateLook, StateMark } from '../../frame/kit/state-mark.tsx';
import { showNumber } from '../../frame/texts/dutch-number.ts';

const looks: Readonly<Record<ImportRunSummary['state'], StateLook>> = {
  uploaded: 'new',
  checking: 'busy',
  checked: 'new',
  running: 'busy',
  paused: 'wait',
  finished: 'done',
  failed: 'bad',
  undoing: 'busy',
  undone: 'off',
};

function counted(count: number) {
  return { count, shown: showNumber(count) };
}

/** The most important state of a run. */
export function RunState({ run }: { run: Pick<ImportRunSummary, 'state' | 'counts'> }) {
  const { t } = useTranslation('beheer-imports');
  const { guarded, errors } = run.counts;
  const isOver = run.state === 'finished' || run.state === 'checked';
  if (isOver && guarded > 0) return <StateMark look="wait">{t('guarded', counted(guarded))}</StateMark>;
  if (isOver && errors > 0) return <StateMark look="bad">{t('errors', counted(errors))}</StateMark>;
  return <StateMark look={looks[run.state]}>{t(`run-${run.state}`)}</StateMark>;
}

const batchLooks: Readonly<Record<BatchRow['state'], StateLook>> = {
  queued: 'new',
  running: 'busy',
  finished: 'done',
  failed: 'bad',
  undoing: 'busy',
  undone: 'off',
};

export function BatchState({
  batch,
}: {
  batch: Pick<BatchRow, 'state' | 'paused' | 'counts' | 'vanishing' | 'dryRun'>;
}) {
  const { t } = useTranslation('beheer-imports');
  const { state, paused, counts, vanishing, dryRun } = batch;
  if (paused) return <StateMark look="wait">{t('batch-paused')}</StateMark>;
  if (state === 'finished' && vanishing?.kept) {
    return <StateMark look="wait">{t('guarded', counted(vanishing.count))}</StateMark>;
  }
  if (state === 'finished' && counts.refused > 0) {
    return <StateMark look="bad">{t('errors', counted(counts.refused))}</StateMark>;
  }
  return (
    <StateMark look={batchLooks[state]}>{t(dryRun && state === 'finished' ? 'batch-dry' : `batch-${state}`)}</StateMark>
  );
}
