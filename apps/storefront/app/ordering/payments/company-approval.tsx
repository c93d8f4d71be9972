import { leftAfter } from '@bouwpoort/trade/ordering/budget-periods';
import { Textarea } from '@bouwpoort/ui/atoms/textarea.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { BudgetImpact } from '../budgets/budget-bar.tsx';
import type { Prepared } from '../order-placement/checkout-server.ts';
import type { PaymentChoice } from './use-payment-choice.ts';

const names = (list: readonly string[]) => new Intl.ListFormat('nl-NL', { type: 'disjunction' }).format(list);

/** The company's rules: the budgets this order counts towards, and the approval it needs. */
export function CompanyApproval({ prepared, payment }: { prepared: Prepared; payment: PaymentChoice }) {
  const { t } = useTranslation('checkout');
  const { approval, note, setNote } = payment;
  const { budgets } = prepared;
  const { subtotal } = prepared.concept.totals;
  const isOverSoft = budgets.some(
    ({ isHard, amounts }) => !isHard && amounts !== undefined && leftAfter(amounts, subtotal).lt(0),
  );
  if (!approval && budgets.length === 0) return null;
  return (
    <section className="checkout-block" data-approval={approval ? '' : undefined}>
      <BudgetImpact budgets={budgets} thisOrder={subtotal} />
      {isOverSoft && <Notice kind="attention" title={t('overSoftBudget')} />}
      {approval && approval.approvers.length === 0 && (
        <Notice kind="error" title={t('nobodyApproves')}>
          <p>{t('nobodyApprovesText')}</p>
        </Notice>
      )}
      {approval && approval.approvers.length > 0 && (
        <>
          <Notice kind="attention" icon="approve" title={t('needsApproval', { names: names(approval.approvers) })}>
            <p>
              {t(`approvalReason_${approval.reason.kind}`)} {approval.hasSecond && t('approvalSecond')}
            </p>
          </Notice>
          {payment.methods.length === 0 ? (
            <Notice kind="error" title={t('approvalNoCredit')} />
          ) : (
            <Field label={t('approvalNote')} hint={t('approvalNoteHint')} optional>
              {(control) => (
                <Textarea
                  {...control}
                  name="approvalNote"
                  rows={2}
                  maxLength={500}
                  value={note}
                  onChange={(event) => setNote(event.target.value)}
                />
              )}
            </Field>
          )}
        </>
      )}
    </section>
  );
}
