import { useEffect, useState } from 'react';

/** Decisions, Registration: the form does not wait longer than this. The stylesheet says the same, for before scripts. */
const maxWait = 2000;

/**
 * P 2.13: the form appears together with the picture beside it. Where the frame shows no picture, on narrow screens,
 * there is none to wait for.
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
