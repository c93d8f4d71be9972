import { z } from 'zod/mini';
import { listCount } from './lists.ts';
import { queryInteger } from './scalars.ts';

/* What every list of the back office has in common. */

/** Pages begin after the row the page before ended with. */
export const pageQuery = {
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(400))),
  limit: z._default(queryInteger(1, 200), 50),
};
/** What a page says besides its rows; the total comes with the first one only. */
export const pageAnswer = { nextCursor: z.nullable(z.string()), total: z.nullable(listCount) };
export const direction = z.enum(['asc', 'desc']);
export const searchText = z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100)));

/** A list that everybody starts with, and how much is in it now. `query` is what the list is asked with. */
export const standardView = z.extend(listCount, {
  id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
});
export type StandardView = z.output<typeof standardView>;
