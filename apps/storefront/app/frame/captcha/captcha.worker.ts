import type { CaptchaChallenge } from '@bouwpoort/contract/foundation/captcha';
import { type CaptchaSolution, type Share, solveChallenge } from './solve-challenge.ts';

export interface CaptchaWork {
  challenge: CaptchaChallenge;
  share: Share;
}

export type CaptchaWorkDone = { solution: CaptchaSolution } | { failure: string };

/** In a worker, so that the page stays responsive. */
self.onmessage = async ({ data: { challenge, share } }: MessageEvent<CaptchaWork>) => {
  const send = (done: CaptchaWorkDone) => self.postMessage(done);
  try {
    send({ solution: await solveChallenge(challenge, share) });
  } catch (error) {
    send({ failure: String(error) });
  }
};
