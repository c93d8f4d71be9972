import type { Problem } from '@bouwpoort/contract/problem';
import { callHeaders } from '../../http/api.ts';

/** What a refusal says of the fields, and of the whole. */
interface FormRefusal {
  errors: Record<string, string[]>;
  message: string | undefined;
}

/** Nothing when it was taken in. */
export async function sendContentForm(
  address: string,
  ventureId: string,
  data: FormData,
): Promise<FormRefusal | undefined> {
  try {
    const answer = await fetch(address, { method: 'POST', body: data, headers: callHeaders(ventureId) });
    if (answer.ok) return undefined;
    const problem = (await answer.json()) as Partial<Problem>;
    return { errors: problem.errors ?? {}, message: problem.detail ?? problem.title };
  } catch {
    // No answer, or one that is no answer of ours: the form says in its own words that sending failed.
    return { errors: {}, message: undefined };
  }
}
