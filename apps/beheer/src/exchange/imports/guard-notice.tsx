import type { ImportRun } from '@bouwpoort/contract/exchange/imports.staff';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useRunActions } from './use-run-actions.ts';

/** The guard blocked records: explains it, and lets a second person continue. */
export function GuardNotice({ run }: { run: ImportRun }) {
  const { t } = useTranslation('beheer-imports');
  const { t: common } = useTranslation('beheer');
  const { confirm } = useRunActions(run.runId);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const { guarded } = run.counts;
  if (guarded === 0) return null;
  return (
    <div className="imports-gap">
      <Notice kind="error" title={t('guardTitle', { count: guarded })}>
        <p>{t('guardText')}</p>
        <div className="acts">
          {run.mayConfirm ? (
            <Button className="btn--s" onClick={() => setOpen(true)}>
              {t('letVanish')}
            </Button>
          ) : (
            <span className="mini">{t('guardFourEyes')}</span>
          )}
        </div>
      </Notice>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title={t('letVanish')}
        footer={
          <>
            <Button onClick={() => setOpen(false)}>{common('cancel')}</Button>
            <Button
              look="primary"
              disabled={reason.trim() === ''}
              state={confirm.isPending ? 'busy' : 'idle'}
              onClick={() => confirm.mutate(reason, { onSuccess: () => setOpen(false) })}
            >
              {t('letVanishNow', { count: guarded })}
            </Button>
          </>
        }
      >
        <div className="stack">
          <p>{t('letVanishText', { count: guarded, source: run.source })}</p>
          {confirm.error && <Notice kind="error" title={confirm.error.message} />}
          <TextField
            label={t('reason')}
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </Dialog>
    </div>
  );
}
