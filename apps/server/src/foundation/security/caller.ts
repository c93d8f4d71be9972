import type { FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';

/** Fastify reads the address from the socket, which has none any more after the caller disconnected. */
export function callerAddress(request: Pick<FastifyRequest, 'ip'>): string {
  const address: string | undefined = request.ip;
  if (address === undefined) throw new AppError('hungUp');
  return address;
}

/** The origin of a call, as far as it is known. */
export interface Caller {
  address: string;
  userAgent: string;
}

export function callerOf(request: FastifyRequest): Caller {
  return { address: callerAddress(request), userAgent: (request.headers['user-agent'] ?? '').slice(0, 300) };
}
