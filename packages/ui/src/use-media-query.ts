import { startTransition, useEffect, useState } from 'react';

/** False on the server, and until the component lives. */
export function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => setMatches(list.matches);
    // Not urgent: without a transition a page would be rendered again in the task that hydrates it.
    startTransition(follow);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return matches;
}
