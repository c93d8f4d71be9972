import { auditRoutes } from '@bouwpoort/contract/audit';
import { beheerRedirectRoutes } from '@bouwpoort/contract/beheer-redirects';
import { useAttempt } from '../../kit/use-attempt.ts';

export function useRedirectAttempt() {
  return useAttempt([beheerRedirectRoutes.list, auditRoutes.history]);
}
