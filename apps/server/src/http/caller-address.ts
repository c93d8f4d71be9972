import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Fastify asks the socket, which cannot say any more when the caller has hung up. */
export function callerAddress(request: Pick<FastifyRequest, 'ip'>): string {
  const address: string | undefined = request.ip;
  if (address === undefined) throw new AppError('hungUp');
  return address;
}
