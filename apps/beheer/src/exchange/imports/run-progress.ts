import type { ImportRun } from '@bouwpoort/contract/exchange/imports.staff';

type Run = Pick<ImportRun, 'state' | 'records' | 'mapped'> & {
  batches: readonly Pick<ImportRun['batches'][number], 'state' | 'progress' | 'startedAt' | 'counts'>[];
};

/** The progress of a run, 0 to 1; below 1 until the run itself has ended. */
export function shareDone(run: Run): number {
  const { state } = run;
  if (state === 'undoing') return Math.min(0.99, shareRolledBack(run));
  return state === 'running' || state === 'paused' ? Math.min(0.99, shareApplied(run)) : 1;
}

function shareRolledBack({ batches }: Run): number {
  return batches.filter(({ state }) => state === 'undone').length / (batches.length || 1);
}

/** By lines if their number is known, else by types of records. */
function shareApplied(run: Run): number {
  const { records, mapped, batches } = run;
  if (records !== null && records > 0) return linesDone(run) / records;
  return batches.reduce((sum, { progress }) => sum + progress, 0) / Math.max(mapped.length, batches.length, 1);
}

function linesDone({ batches }: Run): number {
  return batches.reduce((sum, { counts, progress }) => sum + counts.lines * progress, 0);
}

interface Pace {
  done: number;
  all: number;
  perSecond: number;
  secondsLeft: number;
}

/** Undefined until it can be estimated. */
export function paceOf(run: Run, now: number): Pace | undefined {
  const done = linesDone(run);
  const stored = run.batches.reduce((sum, { counts }) => sum + counts.lines, 0);
  const all = Math.max(run.records ?? 0, stored);
  const first = run.batches[0]?.startedAt ?? null;
  const seconds = first === null ? 0 : (now - Date.parse(first)) / 1000;
  if (done < 1 || seconds < 2) return undefined;
  const perSecond = done / seconds;
  return { done: Math.round(done), all, perSecond, secondsLeft: (all - done) / perSecond };
}
