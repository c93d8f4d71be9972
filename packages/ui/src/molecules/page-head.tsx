import type { ReactNode } from 'react';

/** `over` is the line above the title: the venture, the kind of page. */
export function PageHead({ over, title, intro }: { over?: ReactNode; title: ReactNode; intro?: ReactNode }) {
  return (
    <header className="page-head">
      {over && <p className="muted">{over}</p>}
      <h1>{title}</h1>
      {intro && <p className="page-head__intro">{intro}</p>}
    </header>
  );
}
