import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { queryOptions } from '@tanstack/react-query';
import { type CallInput, callWith, type Optionally, type ResponseOf } from './call.ts';

/**
 * The standard way to read in a section: `useQuery(read(staffRoutes.people))`. Its key starts with the path, for
 * `invalidate`.
 */
export function read<R extends RouteContract>(route: R, ...input: Optionally<Omit<CallInput<R>, 'signal' | 'body'>>) {
  return queryOptions<ResponseOf<R>>({
    queryKey: [route.path, input[0] ?? {}],
    queryFn: ({ signal }) => callWith(route, { ...input[0], signal }),
  });
}
