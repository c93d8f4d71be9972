import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useSubmitOnce } from './use-submit-once.ts';

/** Asks for confirmation before a request is withdrawn. */
export function WithdrawDialog({ approvalId, onClose }: { approvalId: string | null; onClose: () => void }) {
  const { t } = useTranslation('approvals');
  const { send, isBusy, refusal } = useSubmitOnce(t('failed'));
  const withdraw = async () => {
    if (approvalId === null) return;
    const isDone = await send(
      (api, headers) => api.call('approvals.withdraw', { params: { approvalId }, headers }),
      t('withdrawn'),
    );
    if (isDone) onClose();
  };
  return (
    <Dialog
      open={approvalId !== null}
      onClose={onClose}
      title={t('withdrawTitle')}
      footer={
        <>
          <Button onClick={onClose} data-initial-focus>
            {t('cancel')}
          </Button>
          <Button look="danger" state={isBusy ? 'busy' : 'idle'} onClick={withdraw}>
            {t('withdraw')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {refusal && <Notice kind="error" title={refusal} />}
        <p>{t('withdrawText')}</p>
      </div>
    </Dialog>
  );
}
