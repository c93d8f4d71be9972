import type { InputHTMLAttributes, ReactNode } from 'react';

interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  /** How many results this choice leaves. */
  count?: number;
}

export function Radio({ children, count, ...rest }: RadioProps) {
  return (
    <label className="check">
      <input type="radio" {...rest} />
      <span>{children}</span>
      {count !== undefined && <span className="check__count">{count}</span>}
    </label>
  );
}
