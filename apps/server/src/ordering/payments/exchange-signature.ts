import { createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { z } from 'zod';
import type { ExchangeCall } from './payment-provider.ts';

export interface ExchangeKey {
  id: string;
  secret: string;
}

const method = 'HMAC';
/** The accepted algorithms, so that a caller cannot choose a weak one. */
const algorithms = ['sha256', 'sha512'];

export function signExchange({ id, secret }: ExchangeKey, body: string): Record<string, string> {
  const [algorithm = ''] = algorithms;
  return {
    signature: createHmac(algorithm, secret).update(body).digest('hex'),
    'signature-keyid': id,
    'signature-method': method,
    'signature-algorithm': algorithm,
  };
}

const exchangeBody = z.object({
  object: z.object({ id: z.string().min(1).max(100), reference: z.string().min(1).max(64) }),
});

/** Only the payment's id is read from the body: the status is queried from the provider. */
export function readSignedExchange(
  key: ExchangeKey,
  headers: IncomingHttpHeaders,
  body: Buffer,
): ExchangeCall | undefined {
  if (!isSigned(key, headers, body)) return undefined;
  const parsed = exchangeBody.safeParse(jsonOf(body));
  return parsed.data && { providerId: parsed.data.object.id, orderId: parsed.data.object.reference };
}

function isSigned({ id, secret }: ExchangeKey, headers: IncomingHttpHeaders, body: Buffer): boolean {
  const algorithm = String(headers['signature-algorithm'] ?? '').toLowerCase();
  if (headers['signature-method'] !== method || !algorithms.includes(algorithm)) return false;
  if (headers['signature-keyid'] !== id) return false;
  const given = Buffer.from(String(headers.signature ?? '').toLowerCase());
  const expected = Buffer.from(createHmac(algorithm, secret).update(body).digest('hex'));
  return given.length === expected.length && timingSafeEqual(given, expected);
}

function jsonOf(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    // Signed, but no JSON: it names no payment.
    return undefined;
  }
}
