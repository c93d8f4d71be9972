import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A white surface with a hairline border; panels are never nested. */
export function Panel({ title, sunken, children }: { title?: ReactNode; sunken?: boolean; children: ReactNode }) {
  return (
    <section className={classNames('panel', sunken && 'panel--sunken')}>
      {title && (
        <div className="panel__head">
          <h2>{title}</h2>
        </div>
      )}
      <div className="panel__body">{children}</div>
    </section>
  );
}
