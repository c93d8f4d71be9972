import type { ApprovalSummary } from '@bouwpoort/contract/ordering/approvals';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { shortMoment } from '../../frame/texts/dates.ts';
import type { useSubmitOnce } from './use-submit-once.ts';

interface RemindButtonProps {
  approval: ApprovalSummary;
  sending: Pick<ReturnType<typeof useSubmitOnce>, 'send' | 'isBusy'>;
  block?: boolean;
}

/** Reminds the approvers of the visitor's own request, and shows when they were last reminded. */
export function RemindButton({ approval, sending: { send, isBusy }, block = false }: RemindButtonProps) {
  const { t } = useTranslation('approvals');
  const noteId = useId();
  const { approvalId, remindedAt, mayRemind } = approval;
  const remind = () =>
    send((api, headers) => api.call('approvals.remind', { params: { approvalId }, headers }), t('reminded'));
  return (
    <div className="remind">
      <Button
        block={block}
        icon="bell"
        disabled={isBusy || !mayRemind}
        onClick={remind}
        {...(remindedAt ? { 'aria-describedby': noteId } : {})}
      >
        {t('remind')}
      </Button>
      {remindedAt && (
        <span className="small muted" id={noteId}>
          {t('remindedAt', { moment: shortMoment(remindedAt) })}
        </span>
      )}
    </div>
  );
}
