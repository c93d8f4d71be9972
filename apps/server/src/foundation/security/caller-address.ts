import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Fastify reads the address from the socket, which has none any more after the caller disconnected. */
export function callerAddress(request: Pick<FastifyRequest, 'ip'>): string {
  const address: string | undefined = request.ip;
  if (address === undefined) throw new AppError('hungUp');
  return address;
}
