import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { mainId } from './skip-link.tsx';

/** Says the title of a page that was opened in place, and begins at its top, as a browser does of one it loads. */
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
