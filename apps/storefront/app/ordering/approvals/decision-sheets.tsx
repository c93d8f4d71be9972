import type { ApprovalDetails } from '@bouwpoort/contract/ordering/approvals';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { sumOf, toWire } from '@bouwpoort/trade/foundation/money';
import { leftAfter } from '@bouwpoort/trade/ordering/budget-periods';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useState } from 'react';
import { arrivalWords, deliveryWords, firstNameOf } from './approval-words.ts';
import { useSubmitOnce } from './use-submit-once.ts';

interface SheetProps {
  approval: ApprovalDetails;
  open: boolean;
  onClose: () => void;
}

/** The confirmation: its button repeats the amount, and anything that became worse stands above it. */
export function ApproveSheet({ approval, open, onClose, onDone }: SheetProps & { onDone: () => void }) {
  const { t } = useTranslation('approvals');
  const { send, isBusy, refusal, forget } = useSubmitOnce(t('failed'));
  const { approvalId, totals, lastArrival } = approval;
  const amount = totals?.subtotal ?? 0;
  const risen = toWire(
    sumOf(
      approval.lines.flatMap(({ changes }) =>
        changes.filter(({ kind }) => kind === 'dearer').map(({ difference }) => difference ?? 0),
      ),
    ),
  );
  const later = approval.lines.filter(({ changes }) => changes.some(({ kind }) => kind === 'later'));
  const close = () => {
    forget();
    onClose();
  };
  const agree = async () => {
    if (!totals || lastArrival === null) return;
    const body = { seen: { total: totals.total, lastArrival } };
    if (await send((api, headers) => api.call('approvals.approve', { params: { approvalId }, body, headers })))
      onDone();
  };
  return (
    <Dialog
      open={open}
      onClose={close}
      shape="modal"
      title={t('sheetTitle')}
      footer={
        <Button
          look="primary"
          size="large"
          block
          icon="check"
          state={isBusy ? 'busy' : 'idle'}
          onClick={agree}
          data-initial-focus
        >
          {t(approval.isLast ? 'orderFor' : 'agreeFor', { amount: showEuros(amount) })}
        </Button>
      }
    >
      <div className="stack">
        {refusal && <Notice kind="error" title={refusal} />}
        <dl className="sums">
          <div>
            <dt>{t('sheetItems')}</dt>
            <dd>{showEuros(amount)}</dd>
          </div>
          {risen > 0 && (
            <div>
              <dt>{t('sheetRisen')}</dt>
              <dd>{showEuros(risen)}</dd>
            </div>
          )}
          {approval.budgets.map(({ id, amounts }) => {
            if (!amounts) return null;
            const left = toWire(leftAfter(amounts, amount));
            return (
              <div key={id}>
                <dt>{t(left < 0 ? 'sheetOver' : 'sheetBudget')}</dt>
                <dd>{showEuros(Math.abs(left))}</dd>
              </div>
            );
          })}
        </dl>
        {lastArrival && (
          <p className="small muted">
            {t(approval.method === 'instorepickup' ? 'pickup' : 'delivery')} {deliveryWords(t, approval)}
            {approval.projectName && `, ${approval.projectName}`}
          </p>
        )}
        {later.map((line) => (
          <p className="small" key={line.contentId}>
            {t('change_later', { article: line.displayName, day: arrivalWords(line) })}
          </p>
        ))}
      </div>
    </Dialog>
  );
}

const denyReasons = ['tooMuch', 'tooDear', 'onSite', 'later', 'wrongArticle'] as const;

/** A reason to tick, a message, or both: the requester reads them as one text. */
export function DenySheet({ approval, open, onClose }: SheetProps) {
  const { t } = useTranslation('approvals');
  const { send, isBusy, refusal } = useSubmitOnce(t('failed'));
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [message, setMessage] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const { approvalId } = approval;
  const name = firstNameOf(approval.requester);
  const deny = async (event: FormEvent) => {
    event.preventDefault();
    const reasons = denyReasons.filter((one) => ticked.has(one)).map((one) => t(`deny_${one}`));
    const reason = [reasons.join(', '), message.trim()].filter(Boolean).join('. ');
    setIsMissing(reason === '');
    if (reason === '') return;
    const isDone = await send(
      (api, headers) => api.call('approvals.deny', { params: { approvalId }, body: { reason }, headers }),
      t('denied', { name }),
    );
    if (isDone) onClose();
  };
  const tick = (one: string, isTicked: boolean) => {
    setIsMissing(false);
    setTicked((now) => new Set([...now].filter((other) => other !== one).concat(isTicked ? one : [])));
  };
  const error = isMissing ? t('denyMissing', { name }) : refusal;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('denyTitle')}
      footer={
        <Button look="danger" size="large" block type="submit" form="deny-form" state={isBusy ? 'busy' : 'idle'}>
          {t('denyNow', { name })}
        </Button>
      }
    >
      <form id="deny-form" className="stack" onSubmit={deny} noValidate>
        <fieldset className="reasons">
          <legend className="sr-only">{t('denyReasons')}</legend>
          {denyReasons.map((one, index) => (
            <label key={one}>
              <input
                type="checkbox"
                checked={ticked.has(one)}
                onChange={(event) => tick(one, event.target.checked)}
                {...(index === 0 ? { 'data-initial-focus': true } : {})}
              />
              <span>{t(`deny_${one}`)}</span>
            </label>
          ))}
        </fieldset>
        <Field label={t('denyLabel', { name })} optional error={error ?? undefined}>
          {(control) => (
            <Textarea
              {...control}
              name="reason"
              rows={3}
              maxLength={400}
              value={message}
              onChange={(event) => setMessage(event.target.value)}
            />
          )}
        </Field>
      </form>
    </Dialog>
  );
}
