import type { SelectHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';

interface SelectProps extends SelectHTMLAttributes<HTMLSelectElement> {
  options: readonly { value: string; label: string; disabled?: boolean }[];
  compact?: boolean;
}

export function Select({ options, compact, className, ...rest }: SelectProps) {
  return (
    <select className={classNames('select', compact && 'select--s', className)} {...rest}>
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
