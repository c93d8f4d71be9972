import type { ImportState } from '@bouwpoort/contract/exchange/imports.staff';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { Link } from 'react-router';
import { useScope } from '../../frame/session/scope.ts';

const wizardSteps = ['source', 'columns', 'check', 'run', 'done'] as const;
export type WizardStep = (typeof wizardSteps)[number];

/** The step of a run by its state: a later step cannot be opened. */
export const stepOfState: Readonly<Record<ImportState, WizardStep>> = {
  uploaded: 'columns',
  checking: 'check',
  checked: 'check',
  running: 'run',
  paused: 'run',
  finished: 'done',
  failed: 'columns',
  undoing: 'done',
  undone: 'done',
};

/** The steps as a folding rule; completed ones are links. */
export function WizardSteps({
  now,
  runId,
  notes,
}: {
  now: WizardStep;
  runId?: string;
  notes: Partial<Record<WizardStep, string>>;
}) {
  const { t } = useTranslation('beheer-imports');
  const { link } = useScope();
  const at = wizardSteps.indexOf(now);
  return (
    <nav className="wiz" aria-label={t('steps')}>
      {wizardSteps.map((step, index) => {
        const content = (
          <>
            <b>{t('step', { number: String(index + 1), name: t(`step-${step}`) })}</b>
            {notes[step] ?? t(`stepNote-${step}`)}
          </>
        );
        const look = step === now ? 'now' : index < at ? 'done' : undefined;
        const isBack = step === 'columns' && (now === 'check' || now === 'columns') && runId !== undefined;
        if (isBack) {
          return (
            <Link
              key={step}
              className={look}
              to={link(`/importeren/${runId}?stap=kolommen`)}
              aria-current={step === now ? 'step' : undefined}
            >
              {content}
            </Link>
          );
        }
        return (
          // biome-ignore lint/a11y/useValidAnchor: a step that cannot be gone to looks like the others
          <a key={step} className={look} aria-current={step === now ? 'step' : undefined}>
            {content}
          </a>
        );
      })}
    </nav>
  );
}
