import { createHmac, randomUUID, timingSafeEqual } from 'node:crypto';

/** So long after a captcha the same visitor is not asked again. */
export const passSeconds = 10 * 60;

export const passCookie = 'captchaPass';

/** 'id.expiry.signature': proves that its bearer answered a captcha, and does not identify them. */
export function makePass(tokenSecret: string, now: Date): { id: string; pass: string } {
  const id = randomUUID();
  const claim = `${id}.${Math.floor(now.getTime() / 1000) + passSeconds}`;
  return { id, pass: `${claim}.${signatureOf(claim, tokenSecret)}` };
}

/** The pass's id, or nothing when it is forged or has ended. */
export function readPass(pass: string | undefined, tokenSecret: string, now: Date): string | undefined {
  const [, claim = '', id, expires, signature = ''] = pass?.match(/^(([0-9a-f-]{36})\.(\d{1,12}))\.([\w-]{43})$/) ?? [];
  if (id === undefined || Number(expires) * 1000 <= now.getTime()) return undefined;
  const expected = signatureOf(claim, tokenSecret);
  return timingSafeEqual(Buffer.from(signature), Buffer.from(expected)) ? id : undefined;
}

function signatureOf(claim: string, tokenSecret: string): string {
  return createHmac('sha256', tokenSecret).update(`captcha pass ${claim}`).digest('base64url');
}
