import { z } from 'zod/mini';
import { route } from './route.ts';
import { done, id, requiredText } from './scalars.ts';

const spec = 'back office: lists';
const staff = { spec, access: 'staff' } as const;

/** One's own name for the filters, sort and columns of a list; `query` is the address without its question mark. */
const savedView = z.object({
  viewId: z.guid(),
  list: id,
  name: requiredText(60),
  query: z.string().check(z.maxLength(2000)),
});

export const viewRoutes = {
  list: route({
    ...staff,
    method: 'GET',
    path: '/api/beheer/views',
    summary: 'The views one has saved, of all lists',
    permission: 'own',
    response: z.object({ views: z.array(savedView) }),
  }),
  save: route({
    ...staff,
    method: 'PUT',
    path: '/api/beheer/views/{viewId}',
    summary: 'Save a view, or change one',
    permission: 'own',
    params: z.object({ viewId: z.guid() }),
    body: z.omit(savedView, { viewId: true }),
    response: savedView,
  }),
  remove: route({
    ...staff,
    method: 'DELETE',
    path: '/api/beheer/views/{viewId}',
    summary: 'Remove one of one’s own views',
    permission: 'own',
    params: z.object({ viewId: z.guid() }),
    response: done,
  }),
};
