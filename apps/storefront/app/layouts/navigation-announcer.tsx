import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Says the title of a page that was opened in place, as a browser does of one it loads. */
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
