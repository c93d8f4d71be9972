import { z } from 'zod/mini';

/** Rows are counted up to this number: counting more would cost more than reading a page. */
export const countedUpTo = 10_000;

/** How many rows a list has: exact, or only that there are more than `countedUpTo`. */
export const listCount = z.object({ count: z.int(), isExact: z.boolean() });
export type ListCount = z.output<typeof listCount>;
