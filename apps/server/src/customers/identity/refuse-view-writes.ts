import { accountRoutes } from '@bouwpoort/contract/customers/identity';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../../foundation/errors/app-error.ts';
import { isWrite } from '../../foundation/security/same-origin.ts';

/**
 * A session of staff who view the shop as a user is read-only: every request that is not known to be a read is refused,
 * here for all routes, so that a new route is refused unless its contract says otherwise. Only ending the session is
 * allowed.
 */
export function refuseViewWrites(request: FastifyRequest): void {
  if (!request.session?.isView) return;
  const { contract } = request.routeOptions.config;
  if (contract === accountRoutes.logout) return;
  const mayWrite = contract?.effect ? contract.effect === 'writes' : isWrite(request);
  if (!mayWrite) return;
  throw new AppError('forbidden', { detail: 'Je kijkt mee en kunt niets wijzigen of bestellen.' });
}
