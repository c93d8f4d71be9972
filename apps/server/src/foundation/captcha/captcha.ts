import type { CaptchaChallenge, CaptchaProvider } from '@bouwpoort/contract/foundation/captcha';
import type { Context } from '../context/context.ts';

/** Tells people from programs where a form would be worth abusing (P 2.13). */
export interface Captcha {
  provider: CaptchaProvider;
  /** Public; what the script of an outside provider is loaded with. */
  siteKey: string | null;
  /** Only where the puzzle is ours to make. */
  makeChallenge?(now: Date): Promise<CaptchaChallenge>;
  /** Each answer holds once. Throws only when nobody can tell, because the provider does not answer. */
  holds(ctx: Pick<Context, 'db' | 'clock' | 'log'>, answer: string, address: string): Promise<boolean>;
}
