import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import type { QuoteActions } from './use-quote-actions.ts';

interface SheetProps {
  actions: QuoteActions;
  onClose: () => void;
}

/** Asks for confirmation before an action that cannot be undone. */
export function WithdrawSheet({ actions, onClose }: SheetProps) {
  const { t } = useTranslation('quotes');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('withdraw')}
      footer={
        <>
          <Button onClick={onClose} data-initial-focus>
            {t('cancel')}
          </Button>
          <Button
            look="danger"
            state={actions.busy === 'withdraw' ? 'busy' : 'idle'}
            onClick={async () => {
              await actions.withdraw();
              onClose();
            }}
          >
            {t('withdrawYes')}
          </Button>
        </>
      }
    >
      <p>{t('withdrawText')}</p>
    </Dialog>
  );
}

export function DeclineSheet({ actions, offer, onClose }: SheetProps & { offer: number }) {
  const { t } = useTranslation('quotes');
  const [reason, setReason] = useState('');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('declineTitle')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="danger"
            state={actions.busy === 'decline' ? 'busy' : 'idle'}
            onClick={async () => {
              await actions.decline(offer, reason);
              onClose();
            }}
          >
            {t('declineYes')}
          </Button>
        </>
      }
    >
      <TextareaField
        label={t('declineReason')}
        optional
        rows={3}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}

/** Staff act on the message, so it is required. */
export function ReopenSheet({ actions, offer, onClose }: SheetProps & { offer: number }) {
  const { t } = useTranslation('quotes');
  const [text, setText] = useState('');
  const [isMissing, setMissing] = useState(false);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('reopen')}
      footer={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            look="primary"
            icon="send"
            state={actions.busy === 'reopen' ? 'busy' : 'idle'}
            onClick={async () => {
              setMissing(text.trim() === '');
              if (text.trim() !== '' && (await actions.reopen(offer, text.trim()))) onClose();
            }}
          >
            {t('reopenYes')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {actions.refusal && <Notice kind="error" title={actions.refusal} />}
        <p>{t('reopenText')}</p>
        <TextareaField
          label={t('reopenMessage')}
          error={isMissing ? t('reopenMissing') : undefined}
          rows={4}
          maxLength={2000}
          value={text}
          data-initial-focus
          onChange={(event) => setText(event.target.value)}
        />
      </div>
    </Dialog>
  );
}
