import { showEuros } from '@bouwpoort/trade/catalogue/quantity-words';
import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { Select } from '@bouwpoort/ui/atoms/select.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useVenture } from '../../frame/chrome/use-chrome.ts';
import { browserApi } from '../../frame/http/api.ts';
import { browserQueries } from '../../frame/http/browser-queries.ts';
import { listNames } from '../approvals/approval-words.ts';
import type { CompanySettings } from '../approvals/load-company-rules.ts';
import { MoneyInput, readEuros } from './money-input.tsx';

/** A dry run of the saved rules: which rule decides for a person, an amount and a building site. */
export function RuleDryRun({ company }: { company: CompanySettings }) {
  const { t } = useTranslation('company-rules');
  const { id: ventureId } = useVenture();
  const [userId, setUserId] = useState(company.people[0]?.id ?? '');
  const [amountText, setAmountText] = useState('1.800');
  const [projectId, setProjectId] = useState('');
  const amount = readEuros(amountText);
  const { data } = useQuery(
    {
      queryKey: ['try rules', ventureId, userId, amount, projectId, company.rules, company.budgets],
      queryFn:
        amount === null || amount <= 0 || userId === ''
          ? skipToken
          : () =>
              browserApi(ventureId).call('approvals.tryRules', {
                body: { userId, amount, projectId: projectId === '' ? null : Number(projectId) },
              }),
    },
    browserQueries(),
  );
  return (
    <fieldset className="tryout" aria-label={t('tryGroup')}>
      <span className="tryout__label">
        <Icon name="bolt" size="control" />
        {t('try')}
      </span>
      <Select
        compact
        aria-label={t('tryWho')}
        value={userId}
        options={company.people.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(event) => setUserId(event.target.value)}
      />
      <span>{t('tryOrders')}</span>
      <MoneyInput label={t('amountLabel')} value={amountText} onChange={setAmountText} />
      <span>{t('tryOn')}</span>
      <Select
        compact
        aria-label={t('trySite')}
        value={projectId}
        options={[
          { value: '', label: t('tryNoSite') },
          ...company.projects.map(({ id, name }) => ({ value: String(id), label: name })),
        ]}
        onChange={(event) => setProjectId(event.target.value)}
      />
      <p className="tryout__out" role="status">
        {data && <Icon name="arrow-right" size="control" />}
        {data && <Outcome outcome={data} />}
      </p>
    </fieldset>
  );
}

interface DryRunInput {
  needed: { reason: { ruleNumber: number | null }; approvers: string[]; hasSecond: boolean } | null;
  mayOrder: boolean;
  over: { name: string; amount: number }[];
}

function Outcome({ outcome: { needed, mayOrder, over } }: { outcome: DryRunInput }) {
  const { t } = useTranslation('company-rules');
  if (!mayOrder) return <span>{t('tryViewer')}</span>;
  if (!needed) return <span>{t('tryFree')}</span>;
  const { reason, approvers, hasSecond } = needed;
  return (
    <span>
      <b>{reason.ruleNumber === null ? t('tryFloor') : t('tryRule', { number: reason.ruleNumber })}</b>{' '}
      {over.map(({ name, amount }) => `${t('tryOver', { name, amount: showEuros(amount) })} `)}
      {approvers.length > 0 ? t('tryWhoDecides', { names: listNames(approvers) }) : t('tryNobody')}{' '}
      {hasSecond && t('trySecond')}
    </span>
  );
}
