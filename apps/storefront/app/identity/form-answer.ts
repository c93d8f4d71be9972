import { errorsIn, type FieldErrors, isRight, type Rules } from '@bouwpoort/ui/form/field-rules.ts';
import { data } from 'react-router';

/** Nothing was saved, because of a server error. */
interface ServerError {
  state: 'serverError';
}

interface Mistaken {
  state: 'mistaken';
  /** Keys of the texts. */
  mistakes: FieldErrors<Record<string, string>>;
}

/** The results that all these forms share, besides their own. */
export type FormAnswer = ServerError | Mistaken | { state: 'tooManyRequests' } | { state: 'done' };

/** Undefined when every field is valid. */
export function mistaken<V extends object>(rules: Rules<V>, fields: V): Mistaken | undefined {
  return isRight(rules, fields) ? undefined : { state: 'mistaken', mistakes: errorsIn(rules, fields) };
}

export function mistakesOf<V extends object = Record<string, string>>(
  answer: { state: string; mistakes?: Mistaken['mistakes'] } | undefined,
): FieldErrors<V> | undefined {
  return answer?.state === 'mistaken' ? (answer.mistakes as FieldErrors<V>) : undefined;
}

/** These results changed nothing, so no data needs revalidation. */
const withoutEffect = ['mistaken', 'incorrect', 'tooManyTries', 'tooManyRequests', 'serverError'];

/** When the server does not answer, the form stays on screen with its values; a redirect is passed on as an answer. */
export async function orServerError<T extends { state: string }>(serverAction: () => Promise<T>) {
  const answer = await answerOf(serverAction);
  return data(answer, { status: withoutEffect.includes(answer.state) ? 400 : 200 });
}

async function answerOf<T>(serverAction: () => Promise<T>): Promise<T | ServerError> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.warn(error);
    return { state: 'serverError' };
  }
}
