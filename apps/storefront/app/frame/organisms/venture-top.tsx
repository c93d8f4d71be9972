import type { ReactNode } from 'react';

/** The top of a venture's home page: the promotion and, beside it, your branch. */
export function VentureTop({ children }: { children: ReactNode }) {
  return <div className="vh-top">{children}</div>;
}
