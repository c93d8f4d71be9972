import type { FastifyServerOptions } from 'fastify';
import type { Config } from '../config/config.ts';

/** Headers fit in a few packets. */
const headersTimeout = 15_000;
/** How soon a connection is noticed that takes too long. */
const checkEvery = 5000;
/** For a client that stops reading its answer. */
const connectionTimeout = 120_000;

type RequestTimes = Pick<FastifyServerOptions, 'requestTimeout' | 'connectionTimeout'> & {
  http: { headersTimeout: number; connectionsCheckingInterval: number };
};

/** Limits that Node keeps for us; by itself Fastify lets a body take for ever. */
export function requestTimes({ requestTimeoutSeconds }: Pick<Config, 'requestTimeoutSeconds'>): RequestTimes {
  const requestTimeout = requestTimeoutSeconds * 1000;
  return {
    requestTimeout,
    connectionTimeout,
    http: {
      headersTimeout: Math.min(headersTimeout, requestTimeout),
      connectionsCheckingInterval: Math.min(checkEvery, requestTimeout / 4),
    },
  };
}
