import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A white sheet with a hairline; panels never stand inside each other. */
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
