import { ApiProblem } from '@bouwpoort/contract/client';
import { QueryClient } from '@tanstack/react-query';

/** What the server refused it refuses again; only what did not arrive is tried once more. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 10_000,
        retry: (failures, error) => failures < 1 && !(error instanceof ApiProblem && error.status < 500),
      },
    },
  });
}
