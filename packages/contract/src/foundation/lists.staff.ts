import { z } from 'zod';
import { listCount } from './lists.ts';
import { queryInteger } from './scalars.ts';

/* What every list of the back office has in common. */

/** Pages begin after the row the page before ended with. */
export const pageQuery = {
  cursor: z.string().min(1).max(400).optional(),
  limit: queryInteger(1, 200).default(50),
};
/** What a page says besides its rows; the total comes with the first one only. */
export const pageAnswer = { nextCursor: z.string().nullable(), total: listCount.nullable() };
export const direction = z.enum(['asc', 'desc']);
export const searchText = z.string().trim().min(1).max(100).optional();

/** A list that everybody starts with, and how much is in it now. `query` is what the list is asked with. */
export const standardView = listCount.extend({
  id: z.string(),
  name: z.string(),
  query: z.record(z.string(), z.string()),
});
export type StandardView = z.output<typeof standardView>;
