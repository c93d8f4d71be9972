import { restoreLostFocus } from '@bouwpoort/ui/restore-lost-focus.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useEffect } from 'react';
import type { CompanySettings } from '../approvals/load-company-rules.ts';
import { StandInsSection } from '../approvals/stand-ins-section.tsx';
import { BudgetsSection } from './budgets-section.tsx';
import { RuleDryRun } from './rule-dry-run.tsx';
import { RulesSection } from './rules-section.tsx';

/** When approval is required and from whom, the spending limits, and who stands in for an absent approver. */
export function CompanyRules({ company }: { company: CompanySettings }) {
  useEffect(restoreLostFocus, []);
  const { t } = useTranslation('company-rules');
  return (
    <div className="flow">
      <section className="sec" id="regels" aria-labelledby="rules-title">
        <div className="sec__head">
          <h2 id="rules-title">{t('title')}</h2>
          <p>{t('intro')}</p>
        </div>
        <RulesSection company={company} />
        <RuleDryRun company={company} />
      </section>
      <BudgetsSection company={company} />
      <StandInsSection standIns={company.standIns} substitutes={company.substitutes} />
    </div>
  );
}
