import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Announces the title after client-side navigation, as a browser does after loading a page. */
export function NavigationAnnouncer() {
  const { pathname } = useLocation();
  const announced = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p className="sr-only" role="status">
      {title}
    </p>
  );
}
