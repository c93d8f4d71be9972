import { beheerRedirectRoutes } from '@bouwpoort/contract/content/redirects.staff';
import { auditRoutes } from '@bouwpoort/contract/foundation/audit.staff';
import { useAttempt } from '../../frame/form/use-attempt.ts';

export function useRedirectAttempt() {
  return useAttempt([beheerRedirectRoutes.list, auditRoutes.history]);
}
