import type { CaptchaChallenge } from '@bouwpoort/contract/foundation/captcha';
import type { CaptchaWork, CaptchaWorkDone } from './captcha.worker.ts';
import type { CaptchaSolution } from './solve-challenge.ts';

const maxWorkers = 4;

/** The first worker that finds the solution stops the others. */
export async function solveInWorkers(challenge: CaptchaChallenge, signal: AbortSignal): Promise<CaptchaSolution> {
  const count = Math.min(maxWorkers, Math.max(1, navigator.hardwareConcurrency));
  const workers = Array.from(
    { length: count },
    () => new Worker(new URL('./captcha.worker.ts', import.meta.url), { type: 'module' }),
  );
  try {
    return await new Promise<CaptchaSolution>((resolve, reject) => {
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      workers.forEach((worker, start) => {
        worker.onmessage = ({ data }: MessageEvent<CaptchaWorkDone>) =>
          'solution' in data ? resolve(data.solution) : reject(new Error(data.failure));
        worker.onerror = ({ message }) => reject(new Error(message));
        worker.postMessage({ challenge, share: { start, step: count } } satisfies CaptchaWork);
      });
    });
  } finally {
    for (const worker of workers) worker.terminate();
  }
}
