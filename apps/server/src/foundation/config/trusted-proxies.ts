import { isIP, isIPv4 } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import { z } from 'zod';

/** How many proxies stand in front, or where they stand; false when the caller's own address is the one that counts. */
export type TrustedProxies = false | number | string[];

/** Private ranges by name, as Fastify knows them. */
const namedRanges = ['loopback', 'linklocal', 'uniquelocal'];

const everybody =
  'true would believe the first address in X-Forwarded-For, which every caller writes as they like: give the number of proxies in front (1), or their addresses or networks with commas between (10.0.0.0/8, 192.0.2.4)';
const neither =
  'give false, the number of proxies in front (1), or their addresses or networks with commas between (10.0.0.0/8, 192.0.2.4)';

export const trustedProxies = z.string().transform((given, check): TrustedProxies => {
  const text = given.trim();
  if (text === 'false') return false;
  if (/^\d{1,2}$/.test(text)) return Number(text) || false;
  const networks = text.split(',').map((one) => one.trim());
  if (text !== 'true' && networks.every(isNetwork)) return networks;
  check.addIssue({ code: 'custom', message: text === 'true' ? everybody : neither });
  return z.NEVER;
});

/** A network of every address there is would be `true` in other words. */
function isNetwork(text: string): boolean {
  if (namedRanges.includes(text)) return true;
  const [address = '', bits, ...more] = text.split('/');
  if (isIP(address) === 0 || more.length > 0) return false;
  if (bits === undefined) return true;
  return /^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (isIPv4(address) ? 32 : 128);
}

/**
 * Given a number itself, Fastify believes no proxy at all, because it cannot see whether a caller went round it. Whoever
 * gives a number here has closed the port to everybody else.
 */
export function trustProxyOption(trusted: TrustedProxies): NonNullable<FastifyServerOptions['trustProxy']> {
  return typeof trusted === 'number' ? (_address, hop) => hop < trusted : trusted;
}
