import { ApiProblem } from '@bouwpoort/contract/program/client';
import { QueryClient } from '@tanstack/react-query';

/** A refusal is final; only a request that did not arrive is retried once. */
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
