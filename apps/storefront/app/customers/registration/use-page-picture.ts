import { useEffect, useState } from 'react';

/**
 * Decisions, Registration: the form waits no longer than this. The stylesheet has the same limit, for before hydration.
 */
const maxWait = 2000;

/**
 * P 2.13: the form appears together with the picture beside it. On narrow screens, which show no picture, it does not
 * wait.
 */
export function usePagePicture(): boolean {
  const [arrived, setArrived] = useState(false);
  useEffect(() => {
    const picture = document.querySelector<HTMLImageElement>('.split-page__side img');
    if (!picture || picture.complete || picture.offsetParent === null) return setArrived(true);
    const arrive = () => setArrived(true);
    const timer = setTimeout(arrive, maxWait);
    picture.addEventListener('load', arrive);
    picture.addEventListener('error', arrive);
    return () => {
      clearTimeout(timer);
      picture.removeEventListener('load', arrive);
      picture.removeEventListener('error', arrive);
    };
  }, []);
  return arrived;
}
