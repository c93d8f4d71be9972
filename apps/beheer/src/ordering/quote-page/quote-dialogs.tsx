import type { BeheerQuote } from '@bouwpoort/contract/ordering/quotes.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { showDate } from '@bouwpoort/trade/foundation/dutch-dates';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Checkbox } from '@bouwpoort/ui/atoms/checkbox.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useRef, useState } from 'react';
import type { QuoteActions } from './use-quote-actions.ts';

interface SendDialogProps {
  quote: BeheerQuote;
  actions: QuoteActions;
  nextOffer: number;
  /** Saves the current form; resolves to undefined when that was refused. */
  settled: () => Promise<number | undefined>;
  /** Shows at its field why the offer was not sent; false when it belongs to no field. */
  showRefusal: (error: Error) => boolean;
  isDirty: boolean;
  validUntil: string;
  onClose: () => void;
}

/** Asks for confirmation, because the customer gets a mail. Also for a line below the venture's minimum margin. */
export function SendDialog({
  quote,
  actions,
  nextOffer,
  settled,
  showRefusal,
  isDirty,
  validUntil,
  onClose,
}: SendDialogProps) {
  const { t } = useTranslation('beheer-quotes');
  const { t: common } = useTranslation('beheer');
  const [message, setMessage] = useState('');
  const [confirmsLowMargin, setConfirms] = useState(false);
  const [key] = useState(() => crypto.randomUUID());
  const { send } = actions;
  const lowMargin = lowMarginIn(send.error);
  const low =
    lowMargin ?? (isDirty ? [] : quote.lines.flatMap(({ name, isBelowMargin }) => (isBelowMargin ? name : [])));
  // The total is unknown until the form has been saved.
  const amount = isDirty ? undefined : quote.total;
  const isSubmitting = useRef(false);
  const submit = async () => {
    // A second click would find the form in the middle of its save.
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    const version = await settled();
    isSubmitting.current = false;
    if (version === undefined) return onClose();
    send.mutate(
      { version, message, confirmsLowMargin, key },
      { onSuccess: onClose, onError: (error) => showRefusal(error) && onClose() },
    );
  };
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('sendTitle', { offer: nextOffer })}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="primary"
            disabled={low.length > 0 && !confirmsLowMargin}
            state={send.isPending || actions.save.isPending ? 'busy' : 'idle'}
            onClick={() => void submit()}
          >
            {amount === undefined ? t('send', { offer: nextOffer }) : t('sendYes', { amount: showEuros(amount) })}
          </Button>
        </>
      }
    >
      <div className="stack">
        {send.error && !lowMargin && <Notice kind="error" title={send.error.message} />}
        {low.length > 0 && (
          <Notice kind="attention" title={t('lowMarginTitle', { limit: quote.minMargin })}>
            <p>{low.join(', ')}</p>
            <Checkbox checked={confirmsLowMargin} onChange={(event) => setConfirms(event.target.checked)}>
              {t('confirmLowMargin')}
            </Checkbox>
          </Notice>
        )}
        {amount !== undefined && validUntil && (
          <p>{t('sendText', { amount: showEuros(amount), date: showDate(validUntil) })}</p>
        )}
        <TextareaField
          label={t('sendMessage')}
          optional
          maxLength={2000}
          value={message}
          onChange={(event) => setMessage(event.target.value)}
        />
      </div>
    </Dialog>
  );
}

function lowMarginIn(error: Error | null): string[] | undefined {
  if (!(error instanceof ApiProblem)) return undefined;
  return error.problem.lowMargin as string[] | undefined;
}

export function WithdrawDialog({ actions, onClose }: { actions: QuoteActions; onClose: () => void }) {
  const { t } = useTranslation('beheer-quotes');
  const { t: common } = useTranslation('beheer');
  const [reason, setReason] = useState('');
  const { withdraw } = actions;
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('withdrawTitle')}
      footer={
        <>
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button
            look="danger"
            state={withdraw.isPending ? 'busy' : 'idle'}
            onClick={() => withdraw.mutate(reason, { onSuccess: onClose })}
          >
            {t('withdraw')}
          </Button>
        </>
      }
    >
      <div className="stack">
        {withdraw.error && <Notice kind="error" title={withdraw.error.message} />}
        <p>{t('withdrawText')}</p>
        <TextareaField
          label={t('withdrawReason')}
          maxLength={300}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          data-initial-focus
        />
      </div>
    </Dialog>
  );
}
