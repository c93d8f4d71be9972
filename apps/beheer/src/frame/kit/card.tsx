import { classNames } from '@bouwpoort/ui/class-names.ts';
import { type ReactNode, useId } from 'react';

interface CardProps {
  title?: ReactNode;
  /** To the right of the title. */
  tools?: ReactNode;
  foot?: ReactNode;
  /** Children have their own padding: a table, a list of rows. */
  bare?: boolean;
  className?: string;
  children: ReactNode;
}

/** A white surface with rules inside; sheets are never nested. */
export function Card({ title, tools, foot, bare, className, children }: CardProps) {
  const id = useId();
  return (
    <section className={classNames('sheet', className)} aria-labelledby={title ? id : undefined}>
      {(title || tools) && (
        <div className="sheet__head">
          {title && <h2 id={id}>{title}</h2>}
          {tools}
        </div>
      )}
      {bare ? children : <div className="sheet__body">{children}</div>}
      {foot && <div className="sheet__foot">{foot}</div>}
    </section>
  );
}
