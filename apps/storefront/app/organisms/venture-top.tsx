import type { ReactNode } from 'react';

/** The first screen of a venture: the promotion and, beside it, your branch. */
export function VentureTop({ children }: { children: ReactNode }) {
  return <div className="vh-top">{children}</div>;
}
