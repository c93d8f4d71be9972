import type { CaptchaChallenge } from '@bouwpoort/contract/foundation/captcha';

export interface CaptchaSolution {
  counter: number;
  derivedKey: string;
}

/** The counters to try: several workers divide them in turn. */
export interface Share {
  start: number;
  step: number;
}

/**
 * Solves an altcha puzzle: the key derived from its nonce and a counter must start with its prefix. It uses only
 * crypto.subtle, which is native code, so that the whole solver is this function.
 */
export async function solveChallenge(
  { parameters }: Pick<CaptchaChallenge, 'parameters'>,
  { start, step }: Share = { start: 0, step: 1 },
): Promise<CaptchaSolution> {
  const { algorithm, cost, keyLength, nonce, salt, keyPrefix } = parameters;
  const [family, hash] = algorithm.split('/');
  if (family !== 'PBKDF2' || !hash) throw new Error(`No captcha we can solve: ${algorithm}`);
  const derivation = { name: family, hash, salt: bytesOf(salt), iterations: cost };
  const password = new Uint8Array([...bytesOf(nonce), 0, 0, 0, 0]);
  const counterPart = new DataView(password.buffer, password.length - 4);
  for (let counter = start; ; counter += step) {
    counterPart.setUint32(0, counter);
    const key = await crypto.subtle.importKey('raw', password, family, false, ['deriveBits']);
    const derivedKey = hexOf(await crypto.subtle.deriveBits(derivation, key, keyLength * 8));
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey };
  }
}

/** In the format of the server. */
export function captchaAnswer(challenge: CaptchaChallenge, solution: CaptchaSolution): string {
  return btoa(JSON.stringify({ challenge, solution }));
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
}

function hexOf(bytes: ArrayBuffer): string {
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
