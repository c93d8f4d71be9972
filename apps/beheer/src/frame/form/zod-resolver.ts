import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form';
import type { z } from 'zod/mini';

/** Validates a form with a schema of the contract. Of several messages for a field the first is shown. */
export function zodResolver<Input extends FieldValues, Output>(
  schema: z.ZodMiniType<Output, Input>,
): Resolver<Input, unknown, Output> {
  return async (values) => {
    const result = await schema.safeParseAsync(values);
    if (result.success) return { values: result.data, errors: {} };
    const errors: Record<string, unknown> = {};
    for (const { path, message, code } of result.error.issues) {
      const error: FieldError = { type: code ?? 'invalid', message };
      put(errors, path.length === 0 ? ['root'] : path.map(String), error);
    }
    return { values: {}, errors: errors as FieldErrors<Input> };
  };
}

/** The form removes a message by deleting it. */
const plain = { enumerable: true, writable: true, configurable: true };

/** Names come from schemas and from lists in the form; none of them may reach the prototype. */
function put(errors: Record<string, unknown>, [name = '', ...rest]: string[], error: FieldError): void {
  const known = Object.hasOwn(errors, name) ? errors[name] : undefined;
  if (rest.length === 0) {
    if (known === undefined) Object.defineProperty(errors, name, { value: error, ...plain });
    return;
  }
  const inner = (known ?? {}) as Record<string, unknown>;
  if (known === undefined) Object.defineProperty(errors, name, { value: inner, ...plain });
  put(inner, rest, error);
}
