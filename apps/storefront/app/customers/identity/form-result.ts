import { type FieldErrors, isValid, type Mistake, type Rules, validate } from '@bouwpoort/ui/form/field-rules.ts';
import { data } from 'react-router';

/** Nothing was saved, because of a server error. */
interface ServerError {
  state: 'serverError';
}

interface InvalidForm {
  state: 'invalid';
  errors: FieldErrors<Record<string, string>, Mistake>;
}

/** The results that all these forms share, besides their own. */
export type FormResult = ServerError | InvalidForm | { state: 'tooManyRequests' } | { state: 'done' };

/** Undefined when every field is valid. */
export function invalidForm<V extends object>(rules: Rules<V, Mistake>, fields: V): InvalidForm | undefined {
  return isValid(rules, fields) ? undefined : { state: 'invalid', errors: validate(rules, fields) };
}

export function fieldErrorsOf<V extends object = Record<string, string>>(
  result: { state: string; errors?: InvalidForm['errors'] } | undefined,
): FieldErrors<V, Mistake> | undefined {
  return result?.state === 'invalid' ? (result.errors as FieldErrors<V, Mistake>) : undefined;
}

/** These results changed nothing, so no data needs revalidation. */
const failedStates = ['invalid', 'incorrect', 'tooManyTries', 'tooManyRequests', 'serverError'];

/** When the server does not answer, the form stays on screen with its values; a redirect is passed on as an answer. */
export async function orServerError<T extends { state: string }>(serverAction: () => Promise<T>) {
  const result = await runAction(serverAction);
  return data(result, { status: failedStates.includes(result.state) ? 400 : 200 });
}

async function runAction<T>(serverAction: () => Promise<T>): Promise<T | ServerError> {
  try {
    return await serverAction();
  } catch (error) {
    if (error instanceof Response) throw error;
    console.warn(error);
    return { state: 'serverError' };
  }
}
