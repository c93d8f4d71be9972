import type { BudgetStanding } from '@bouwpoort/contract/ordering/budgets';
import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { writeAmount } from '@bouwpoort/trade/foundation/amount-input';
import { type BudgetPeriod, budgetPeriods } from '@bouwpoort/trade/ordering/budget-periods';
import { Badge } from '@bouwpoort/ui/atoms/badge.tsx';
import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Dialog } from '@bouwpoort/ui/molecules/dialog.tsx';
import { Notice } from '@bouwpoort/ui/molecules/notice.tsx';
import { SelectField } from '@bouwpoort/ui/molecules/select-field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type FormEvent, useState } from 'react';
import type { CompanySettings } from '../approvals/load-company-rules.ts';
import { useSubmitOnce } from '../approvals/use-submit-once.ts';
import { BudgetBar } from '../budgets/budget-bar.tsx';
import { readEuros } from './money-input.tsx';

export function BudgetsSection({ company }: { company: CompanySettings }) {
  const { t } = useTranslation('budgets');
  const [edited, setEdited] = useState<BudgetStanding | 'new' | null>(null);
  return (
    <section className="sec" id="budgetten" aria-labelledby="budgets-title">
      <div className="sec__head">
        <h2 id="budgets-title">{t('title')}</h2>
        <Button icon="plus" onClick={() => setEdited('new')}>
          {t('add')}
        </Button>
      </div>
      {company.budgets.length === 0 && <p className="muted">{t('none')}</p>}
      <div className="buds">
        {company.budgets.map((budget) => (
          <Budget key={budget.id} budget={budget} onEdit={() => setEdited(budget)} />
        ))}
      </div>
      <Dialog
        open={edited !== null}
        bare
        shape="side-panel"
        onClose={() => setEdited(null)}
        title={edited && edited !== 'new' ? t('editTitle', { name: edited.name }) : t('addTitle')}
      >
        {edited && (
          <BudgetForm company={company} budget={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
        )}
      </Dialog>
    </section>
  );
}

function Budget({ budget, onEdit }: { budget: BudgetStanding; onEdit: () => void }) {
  const { t } = useTranslation('budgets');
  const { name, costCentre, period, isHard, amounts } = budget;
  const since = t(`since_${period}`);
  return (
    <article className="bud">
      <div className="bud__name">
        <h3>{name}</h3>
        <p>{costCentre ? t('costCentreIs', { costCentre, period: since }) : t('siteIs', { period: since })}</p>
      </div>
      <div className="bud__mode">
        <span className="small">
          <Badge>{t(isHard ? 'hard' : 'soft')}</Badge> {t(isHard ? 'hardText' : 'softText')}
        </span>
      </div>
      <div className="bud__bar">
        <BudgetBar budget={budget} />
      </div>
      <div className="bud__sum">
        {amounts && <b>{showEuros(amounts.amount)}</b>}
        <IconButton icon="pencil" label={t('edit', { name })} onClick={onEdit} />
      </div>
    </article>
  );
}

interface BudgetFormProps {
  company: CompanySettings;
  budget: BudgetStanding | null;
  onClose: () => void;
}

function BudgetForm({ company, budget, onClose }: BudgetFormProps) {
  const { t } = useTranslation('budgets');
  const { send, isBusy, refusal } = useSubmitOnce(t('failed'));
  const [target, setTarget] = useState(String(company.projects[0]?.id ?? ''));
  const [costCentre, setCostCentre] = useState('');
  const [name, setName] = useState(budget?.name ?? '');
  const [amount, setAmount] = useState(writeAmount(budget?.amounts?.amount ?? null));
  const [period, setPeriod] = useState<BudgetPeriod>(budget?.period ?? 'project');
  const [isHard, setIsHard] = useState(budget?.isHard ?? false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const fields = { amount: readEuros(amount) ?? 0, period, isHard, name };
    const isDone = await send(
      (api, headers) =>
        budget
          ? api.call('budgets.change', {
              params: { budgetId: budget.id },
              body: { ...fields, version: budget.version },
            })
          : api.call('budgets.add', {
              body: { ...fields, ...(target === '' ? { costCentre } : { projectId: Number(target) }) },
              headers,
            }),
      t('saved'),
    );
    if (isDone) onClose();
  };
  const remove = async () => {
    if (!budget) return;
    if (await send((api) => api.call('budgets.remove', { params: { budgetId: budget.id } }), t('removed'))) onClose();
  };
  const isCostCentre = budget ? budget.costCentre !== null : target === '';
  return (
    <form className="panel-form" onSubmit={submit} noValidate>
      <div className="dialog__body form-grid">
        {refusal && <Notice kind="error" title={refusal} />}
        {!budget && (
          <SelectField
            label={t('target')}
            value={target}
            options={[
              ...company.projects.map((one) => ({ value: String(one.id), label: one.name })),
              { value: '', label: t('targetCostCentre') },
            ]}
            onChange={(event) => setTarget(event.target.value)}
          />
        )}
        {isCostCentre && !budget && (
          <TextField
            label={t('costCentre')}
            name="costCentre"
            maxLength={30}
            value={costCentre}
            onChange={(event) => setCostCentre(event.target.value)}
          />
        )}
        {isCostCentre && (
          <TextField
            label={t('name')}
            name="name"
            maxLength={60}
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        )}
        <TextField
          label={t('amount')}
          name="amount"
          inputMode="decimal"
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
        />
        <SelectField
          label={t('period')}
          value={period}
          options={budgetPeriods.map((one) => ({ value: one, label: t(`period_${one}`) }))}
          onChange={(event) => setPeriod(event.target.value as BudgetPeriod)}
        />
        <SelectField
          label={t('mode')}
          value={isHard ? 'hard' : 'soft'}
          options={[
            { value: 'soft', label: t('modeSoft') },
            { value: 'hard', label: t('modeHard') },
          ]}
          onChange={(event) => setIsHard(event.target.value === 'hard')}
        />
      </div>
      <div className="dialog__foot">
        {budget && (
          <Button look="quiet" icon="trash" onClick={remove}>
            {t('remove')}
          </Button>
        )}
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button type="submit" look="primary" state={isBusy ? 'busy' : 'idle'}>
          {t('save')}
        </Button>
      </div>
    </form>
  );
}
