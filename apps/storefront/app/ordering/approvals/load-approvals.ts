import type { ApprovalDetails, ApprovalSummary, StandInView } from '@bouwpoort/contract/ordering/approvals';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { data } from 'react-router';
import type { PageContext } from '../../frame/pages/page-context.ts';

export interface Approvals {
  forYou: ApprovalSummary[];
  asked: ApprovalSummary[];
  history: ApprovalSummary[];
  standIns: StandInView[];
  /** Candidates to stand in for the visitor; empty where the visitor approves nothing. */
  substitutes: { id: string; name: string }[];
}

/** Null where they could not be fetched; an account without a company has none. */
export async function loadApprovals({ api, log }: Pick<PageContext, 'api' | 'log'>): Promise<Approvals | null> {
  try {
    const [lists, standIns] = await Promise.all([api.call('approvals.list'), api.call('approvals.standIns')]);
    return { ...lists, substitutes: standIns.people };
  } catch (error) {
    if (!(error instanceof ApiProblem && error.status === 403))
      log.error({ err: error }, 'the requests of a company could not be fetched');
    return null;
  }
}

export async function loadApproval({ api }: Pick<PageContext, 'api'>, approvalId: string): Promise<ApprovalDetails> {
  try {
    return await api.call('approvals.details', { params: { approvalId } });
  } catch (error) {
    // An invalid id, or one of another user, is a 404.
    if (error instanceof ApiProblem && error.status < 500) throw data(null, { status: 404 });
    throw error;
  }
}
