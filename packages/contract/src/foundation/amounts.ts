import { z } from 'zod/mini';

/**
 * Marks the schemas of prices and amounts. A user without the right to see prices gets no field with such a schema,
 * whatever the route: the server removes them from every answer (apps/server/src/foundation/http/hidden-amounts.ts).
 */
export const amounts = z.registry<{ isAmount: true }>();

/** An answer to a user who sees prices: the amounts that may be absent are there. */
export type WithAmounts<T> = T extends readonly (infer U)[]
  ? WithAmounts<U>[]
  : T extends object
    ? { [K in keyof T as IsAmount<T, K> extends true ? never : K]: WithAmounts<T[K]> } & {
        [K in keyof T as IsAmount<T, K> extends true ? K : never]-?: number;
      }
    : T;

type IsAmount<T, K extends keyof T> = [T[K]] extends [number | undefined]
  ? undefined extends T[K]
    ? true
    : false
  : false;
