import type { CaptchaProvider } from '@bouwpoort/contract/foundation/captcha';
import { z } from 'zod';
import { AppError } from '../errors/app-error.ts';
import type { Captcha } from './captcha.ts';

interface SiteverifySettings {
  siteKey: string;
  secret: string;
  /** Where the provider's API is; another one in tests, or behind a proxy. */
  baseUrl?: string | undefined;
  timeoutMs?: number;
}

export function turnstileCaptcha(settings: SiteverifySettings): Captcha {
  const { baseUrl = 'https://challenges.cloudflare.com' } = settings;
  return siteverifyCaptcha('turnstile', new URL('/turnstile/v0/siteverify', baseUrl), settings);
}

export function recaptchaCaptcha(settings: SiteverifySettings): Captcha {
  const { baseUrl = 'https://www.google.com' } = settings;
  return siteverifyCaptcha('recaptcha', new URL('/recaptcha/api/siteverify', baseUrl), settings);
}

const verdict = z.object({ success: z.boolean(), 'error-codes': z.array(z.string()).optional() });

/** Our own mistakes, which no visitor can do anything about. */
const ownMistakes = /^(missing-input-secret|invalid-input-secret|bad-request|internal-error)$/;

/** Both providers ask and answer alike, and refuse an answer that was shown before themselves. */
function siteverifyCaptcha(
  provider: CaptchaProvider,
  url: URL,
  { siteKey, secret, timeoutMs = 3000 }: SiteverifySettings,
): Captcha {
  return {
    provider,
    siteKey,
    holds: async ({ log }, answer, address) => {
      const { success, 'error-codes': codes = [] } = await ask(url, { secret, response: answer, remoteip: address });
      const mistake = codes.find((code) => ownMistakes.test(code));
      if (!success && mistake !== undefined) {
        throw new AppError('unavailable', { cause: new Error(`${provider} refuses our request: ${mistake}`) });
      }
      if (!success) log.info({ provider, codes }, 'captcha refused');
      return success;
    },
  };

  async function ask(to: URL, fields: Record<string, string>): Promise<z.infer<typeof verdict>> {
    try {
      const body = new URLSearchParams(fields);
      const response = await fetch(to, { method: 'POST', body, signal: AbortSignal.timeout(timeoutMs) });
      if (!response.ok) throw new Error(`${provider} answers ${response.status}`);
      return verdict.parse(await response.json());
    } catch (cause) {
      throw new AppError('unavailable', { cause });
    }
  }
}
