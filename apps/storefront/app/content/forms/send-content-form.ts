import type { Problem } from '@bouwpoort/contract/foundation/problem';
import { callHeaders } from '../../frame/http/api.ts';

/** The errors per field, and of the form as a whole. */
interface FormRefusal {
  errors: Record<string, string[]>;
  message: string | undefined;
}

/** Undefined when the form was accepted. */
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
    // No answer, or not one of our server: the form shows its own text for a failed request.
    return { errors: {}, message: undefined };
  }
}
