import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';
import { done } from '../foundation/scalars.ts';

/** What a field may hold; which of them a form has, and what they must hold, is in its block. */
const fieldValue = z.union([
  z.string().check(z.maxLength(20_000)),
  z.boolean(),
  z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50)),
]);

export const formRoutes = {
  /** JSON, or multipart/form-data under the same names where the form has files. */
  submit: route({
    method: 'POST',
    path: '/api/forms/{contentId}/{blockId}',
    summary: 'Send in a form of a page; multipart/form-data where it has files',
    spec: 'P 2.15, FormContainerBlock; the route is our addition',
    access: 'public',
    params: z.object({
      contentId: z.string().check(z.regex(/^[A-Za-z0-9_.~-]{1,100}$/)),
      blockId: z.string().check(z.regex(/^[a-z0-9-]{1,100}$/)),
    }),
    body: z.record(z.string().check(z.maxLength(60)), fieldValue),
    response: done,
  }),
};
