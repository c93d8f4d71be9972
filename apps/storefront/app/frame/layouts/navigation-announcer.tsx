import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mainId } from './skip-link.tsx';

/** Announces the title and moves the focus to the top after client-side navigation, as a browser does after loading. */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
    const main = document.getElementById(mainId);
    // A page may have a better place for the focus.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
