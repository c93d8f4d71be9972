import type { BeheerOrder } from '@bouwpoort/contract/ordering/orders.staff';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { readDutchNumber } from '@bouwpoort/trade/foundation/dutch-number';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { TextareaField } from '@bouwpoort/ui/molecules/textarea-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useState } from 'react';
import { useInvalidFocus } from '../../frame/form/use-invalid-focus.ts';
import type { OrderActions } from './use-order-actions.ts';

interface DialogProps {
  order: BeheerOrder;
  actions: OrderActions;
  onClose: () => void;
}

/** Asks for confirmation, because the customer gets a mail. */
export function CancelDialog({ order, actions, onClose }: DialogProps) {
  const { t } = useTranslation('beheer-orders');
  const [reason, setReason] = useState('');
  const { cancel } = actions;
  const form = useInvalidFocus(cancel.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    cancel.mutate(reason, { onSuccess: onClose });
  };
  return (
    <Dialog open onClose={onClose} title={t('cancelTitle', { id: order.row.orderId })} bare>
      <form ref={form} className="side-form" noValidate onSubmit={submit}>
        <div className="dialog__body stack">
          <p className="muted">{t('cancelText')}</p>
          <Refusal error={cancel.error} field="reason" />
          <TextareaField
            label={t('cancelReason')}
            error={fieldError(cancel.error, 'reason')}
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
            data-initial-focus
          />
        </div>
        <div className="dialog__foot">
          <Button onClick={onClose}>{t('cancelNot')}</Button>
          <Button type="submit" look="primary" state={cancel.isPending ? 'busy' : 'idle'}>
            {t('cancelDo')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

export function RefundDialog({ order, actions, onClose }: DialogProps) {
  const { t } = useTranslation('beheer-orders');
  const { t: common } = useTranslation('beheer');
  const maxAmount = order.payment?.refundable ?? 0;
  const [amount, setAmount] = useState(
    Math.min(maxAmount, order.order.nettOrderAmountInclVat).toFixed(2).replace('.', ','),
  );
  const [reason, setReason] = useState('');
  // One idempotency key for as long as the dialog is open: a second press, or a retry after a lost answer, is one
  // refund.
  const [key] = useState(() => crypto.randomUUID());
  const { refund } = actions;
  const form = useInvalidFocus(refund.error);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    refund.mutate(
      { amount: readDutchNumber(amount.replace('€', '').trim()) ?? Number.NaN, reason, key },
      { onSuccess: onClose },
    );
  };
  return (
    <Dialog open onClose={onClose} title={t('refundTitle', { id: order.row.orderId })} bare>
      <form ref={form} className="side-form" noValidate onSubmit={submit}>
        <div className="dialog__body stack">
          <p className="muted">{t('refundText', { amount: showEuros(maxAmount) })}</p>
          <Refusal error={refund.error} field="amount" />
          <TextField
            label={t('refundAmount')}
            error={fieldError(refund.error, 'amount')}
            inputMode="decimal"
            value={amount}
            onChange={(event) => setAmount(event.target.value)}
            data-initial-focus
          />
          <TextField
            label={t('refundReason')}
            error={fieldError(refund.error, 'reason')}
            value={reason}
            maxLength={300}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
        <div className="dialog__foot">
          <Button onClick={onClose}>{common('cancel')}</Button>
          <Button type="submit" look="primary" state={refund.isPending ? 'busy' : 'idle'}>
            {t('refundDo')}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

function fieldError(error: Error | null, field: string): string | undefined {
  return error instanceof ApiProblem ? error.problem.errors?.[field]?.[0] : undefined;
}

/** An error that belongs to no field. */
function Refusal({ error, field }: { error: Error | null; field: string }) {
  if (!error || fieldError(error, field) || fieldError(error, 'reason')) return null;
  return <Notice kind="error" title={error.message} />;
}
