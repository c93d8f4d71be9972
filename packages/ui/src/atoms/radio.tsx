import type { InputHTMLAttributes, ReactNode } from 'react';

interface RadioProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  /** The number of results with this choice. */
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
