import type { ApprovalRuleView, StandInView } from '@bouwpoort/contract/ordering/approvals';
import type { BudgetStanding } from '@bouwpoort/contract/ordering/budgets';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import type { MonthOfUser } from '../../customers/company/people-table.tsx';
import type { PageContext } from '../../frame/pages/page-context.ts';

export interface CompanySettings {
  rules: ApprovalRuleView[];
  people: { id: string; name: string; mayDecide: boolean; thisMonth: MonthOfUser }[];
  categories: { id: number; name: string }[];
  projects: { id: number; name: string }[];
  budgets: BudgetStanding[];
  standIns: StandInView[];
  /** Candidates to stand in for the visitor. */
  substitutes: { id: string; name: string }[];
}

/** Null for users who do not manage the company. */
export async function loadCompanyRules({ api }: Pick<PageContext, 'api'>): Promise<CompanySettings | null> {
  try {
    const [settings, budgets, standIns] = await Promise.all([
      api.call('approvals.settings'),
      api.call('budgets.list'),
      api.call('approvals.standIns'),
    ]);
    const { rules, people, categories, projects } = settings;
    return {
      ...{ rules, people, categories, projects },
      budgets: budgets.results,
      standIns: standIns.results,
      substitutes: standIns.people,
    };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 403) return null;
    throw error;
  }
}
