import type { z } from 'zod/mini';
import { inputErrorText } from './dutch-input-errors.ts';

/** What is wrong with a field of a form, in the words of the API; undefined when the API takes it. */
export function messageFor(schema: z.ZodMiniType, value: unknown): string | undefined {
  // A form sends an empty field as null where the API takes that.
  if (typeof value === 'string' && value.trim() === '' && schema.safeParse(null).success) return undefined;
  return schema.safeParse(value, { error: inputErrorText }).error?.issues[0]?.message;
}
