import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

/** A dot, a ring, a square or a triangle: the shape and the text show the state, never the colour alone. */
export type StockKind = 'here' | 'other' | 'order' | 'out' | 'unknown';

interface StockMarkProps {
  kind: StockKind;
  onClick?: () => void;
  children: ReactNode;
}

export function StockMark({ kind, onClick, children }: StockMarkProps) {
  const className = classNames('stock', kind !== 'here' && `stock--${kind}`);
  return onClick ? (
    <button type="button" className={className} onClick={onClick}>
      {children}
    </button>
  ) : (
    <span className={className}>{children}</span>
  );
}
