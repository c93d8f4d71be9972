import { z } from 'zod';
import { AppError } from '../../foundation/errors/app-error.ts';

/** Longer nobody waits for a suggestion. */
export const serviceTimeoutMs = 5000;

/** What a service answers, in the form it should have; anything else is 'unavailable', and the log says why. */
export async function callService<T>(
  name: string,
  url: URL,
  form: z.core.$ZodType<T>,
  timeoutMs: number,
  /** For services that say in a good answer that there is none. */
  refuse: (answer: T) => string | undefined = () => undefined,
): Promise<T> {
  try {
    const response = await fetch(url, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new Error(`${name} answers ${response.status}`);
    }
    const answer = z.parse(form, await response.json());
    const refusal = refuse(answer);
    if (refusal !== undefined) throw new Error(`${name} refuses: ${refusal}`);
    return answer;
  } catch (cause) {
    throw new AppError('unavailable', { cause });
  }
}
