import { useQueries } from '@tanstack/react-query';

/** An address of this site; other sites cannot be checked. */
export function isOwnAddress(href: string): boolean {
  return href.startsWith('/') && !/^\/[/\\]/.test(href);
}

const freshFor = 60_000;

/** Requests an address of this site as a visitor would. */
export async function isDeadLink(href: string, signal?: AbortSignal): Promise<boolean> {
  const answer = await fetch(href, { signal: signal ?? null, credentials: 'omit', headers: { accept: 'text/html' } });
  // Only the status matters.
  await answer.body?.cancel();
  return answer.status === 404 || answer.status === 410;
}

/** The broken links among these: each is requested from the shop, as a visitor would. */
export function useDeadLinks(hrefs: readonly string[]): { dead: ReadonlySet<string>; isChecking: boolean } {
  const own = [...new Set(hrefs.filter(isOwnAddress))];
  const answers = useQueries({
    queries: own.map((href) => ({
      queryKey: ['link', href],
      staleTime: freshFor,
      queryFn: ({ signal }: { signal: AbortSignal }) => isDeadLink(href, signal),
    })),
  });
  return {
    dead: new Set(own.filter((_, at) => answers[at]?.data)),
    isChecking: answers.some(({ isFetching }) => isFetching),
  };
}
