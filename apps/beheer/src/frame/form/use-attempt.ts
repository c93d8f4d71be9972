import type { RouteContract } from '@bouwpoort/contract/foundation/route';
import { ApiProblem } from '@bouwpoort/contract/program/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';

/**
 * For a page with small writes: stores the server's refusal to show above them, and invalidates the data of these
 * routes, because a refusal may mean that somebody else changed it.
 */
export function useAttempt(routes: readonly Pick<RouteContract, 'path'>[]) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const refresh = () => Promise.all(routes.map(({ path }) => client.invalidateQueries({ queryKey: [path] })));
  /** Resolves to false when it was refused. */
  const attempt = async (work: () => Promise<unknown>): Promise<boolean> => {
    setProblem(undefined);
    let isDone = true;
    try {
      await work();
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setProblem(Object.values(failure.problem.errors ?? {})[0]?.[0] ?? failure.message);
      isDone = false;
    }
    await refresh();
    return isDone;
  };
  return { problem, attempt, refresh };
}
