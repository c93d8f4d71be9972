import { startTransition, useEffect, useState } from 'react';

/** False on the server and during hydration. */
export function useMediaQuery(query: string): boolean {
  const [matches, setMatches] = useState(false);
  useEffect(() => {
    const list = matchMedia(query);
    const follow = () => setMatches(list.matches);
    // A transition: otherwise the page would render again within the hydration task.
    startTransition(follow);
    list.addEventListener('change', follow);
    return () => list.removeEventListener('change', follow);
  }, [query]);
  return matches;
}
