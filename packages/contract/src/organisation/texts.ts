import { z } from 'zod/mini';
import { route } from '../foundation/route.ts';

export const translationRoutes = {
  namespace: route({
    method: 'GET',
    path: '/api/translation/nl/{namespace}',
    summary: 'The texts of one namespace, key to text',
    spec: 'P 7.2',
    access: 'public',
    params: z.object({ namespace: z.string().check(z.regex(/^[a-z][a-z0-9-]*$/)) }),
    response: z.record(z.string(), z.string()),
  }),
};
