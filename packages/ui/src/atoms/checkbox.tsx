import type { InputHTMLAttributes, ReactNode } from 'react';

interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  children: ReactNode;
  /** The number of results with this choice. */
  count?: number;
}

export function Checkbox({ children, count, ...rest }: CheckboxProps) {
  return (
    <label className="check">
      <input type="checkbox" {...rest} />
      <span>{children}</span>
      {count !== undefined && <span className="check__count">{count}</span>}
    </label>
  );
}
