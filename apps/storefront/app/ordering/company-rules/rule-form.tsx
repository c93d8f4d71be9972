import type { ApprovalRuleInput, ApprovalRuleView } from '@bouwpoort/contract/ordering/approvals';
import { writeAmount } from '@bouwpoort/trade/foundation/amount-input';
import { type RuleKind, ruleKinds } from '@bouwpoort/trade/ordering/approval-rules';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useState } from 'react';
import type { CompanySettings } from '../approvals/load-company-rules.ts';
import { useSubmitOnce } from '../approvals/use-submit-once.ts';
import { MoneyInput, readEuros } from './money-input.tsx';

type Approver = ApprovalRuleInput['first'];

const optionOf = (approver: Approver | null) => (approver ? (approver.userId ?? approver.kind) : '');
const approverOf = (value: string): Approver =>
  value === 'manager' || value === 'leader' ? { kind: value, userId: null } : { kind: 'user', userId: value };

interface RuleFormProps {
  company: CompanySettings;
  /** Null for a new rule. */
  rule: ApprovalRuleView | null;
  initial: ApprovalRuleInput;
  onClose: () => void;
}

export function RuleForm({ company, rule, initial, onClose }: RuleFormProps) {
  const { t } = useTranslation('company-rules');
  const [values, setValues] = useState(initial);
  const [amount, setAmount] = useState(writeAmount(initial.amountAbove));
  const { send, isBusy, refusal } = useSubmitOnce(t('failed'));
  const set = (change: Partial<ApprovalRuleInput>) => setValues((now) => ({ ...now, ...change }));
  const setKind = (kind: RuleKind) =>
    set({ kind, categoryId: kind === 'category' ? (company.categories[0]?.id ?? null) : null });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const body = { ...values, amountAbove: readEuros(amount) };
    const isDone = await send(
      (api, headers) =>
        rule
          ? api.call('approvals.changeRule', { params: { ruleId: rule.id }, body: { ...body, version: rule.version } })
          : api.call('approvals.addRule', { body, headers }),
      t('saved'),
    );
    if (isDone) onClose();
  };
  const remove = async () => {
    if (!rule) return;
    if (await send((api) => api.call('approvals.removeRule', { params: { ruleId: rule.id } }), t('removed'))) onClose();
  };
  const people = [
    { value: 'manager', label: t('who_manager') },
    { value: 'leader', label: t('who_leader') },
    ...company.people.filter(({ mayDecide }) => mayDecide).map(({ id, name }) => ({ value: id, label: name })),
  ];
  return (
    <form className="rl__text" onSubmit={submit} noValidate>
      {refusal && <Notice kind="error" title={refusal} />}
      <div className="rl__form">
        <span>{t('if')}</span>
        <Select
          compact
          aria-label={t('kindLabel')}
          value={values.kind}
          options={ruleKinds.map((kind) => ({ value: kind, label: t(`kind_${kind}`) }))}
          onChange={(event) => setKind(event.target.value as RuleKind)}
        />
        {values.kind === 'category' && (
          <Select
            compact
            aria-label={t('categoryLabel')}
            value={String(values.categoryId ?? '')}
            options={company.categories.map(({ id, name }) => ({ value: String(id), label: name }))}
            onChange={(event) => set({ categoryId: Number(event.target.value) })}
          />
        )}
        {values.kind !== 'amount' && <span>{t('amountOptional')}</span>}
        <MoneyInput label={t('amountLabel')} value={amount} onChange={setAmount} />
        <span>{t('decides')}</span>
        <Select
          compact
          aria-label={t('firstLabel')}
          value={optionOf(values.first)}
          options={people}
          onChange={(event) => set({ first: approverOf(event.target.value) })}
        />
        <span>{t('thenAlso')}</span>
        <Select
          compact
          aria-label={t('secondLabel')}
          value={optionOf(values.second)}
          options={[{ value: '', label: t('noSecond') }, ...people]}
          onChange={(event) => set({ second: event.target.value === '' ? null : approverOf(event.target.value) })}
        />
      </div>
      <div className="rl__save">
        <Button type="submit" look="primary" state={isBusy ? 'busy' : 'idle'}>
          {t('save')}
        </Button>
        <Button onClick={onClose}>{t('cancel')}</Button>
        {rule && (
          <Button look="quiet" icon="trash" className="rl__del" onClick={remove}>
            {t('remove')}
          </Button>
        )}
      </div>
    </form>
  );
}
