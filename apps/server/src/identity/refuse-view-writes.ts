import { accountRoutes } from '@bouwpoort/contract/identity';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { isWrite } from './same-origin.ts';

/**
 * Staff that looks along as a user changes nothing: every request that is not known to only read is refused, here and
 * for all routes, so that a new route is refused until its contract says otherwise. Only ending it is allowed.
 */
export function refuseViewWrites(request: FastifyRequest): void {
  if (!request.session?.isView) return;
  const { contract } = request.routeOptions.config;
  if (contract === accountRoutes.logout) return;
  const mayWrite = contract?.effect ? contract.effect === 'writes' : isWrite(request);
  if (!mayWrite) return;
  throw new AppError('forbidden', { detail: 'Je kijkt mee en kunt niets wijzigen of bestellen.' });
}
