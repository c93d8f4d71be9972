import type { InputHTMLAttributes, ReactNode, Ref } from 'react';
import { classNames } from '../class-names.ts';

interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  ref?: Ref<HTMLInputElement>;
  /** Right-aligned tabular figures. */
  figures?: boolean;
  /** An icon button inside the right edge: show password, use my location. */
  tool?: ReactNode;
}

export function Input({ figures, tool, className, ...rest }: InputProps) {
  const input = <input className={classNames('input', figures && 'input--num', className)} {...rest} />;
  return tool ? (
    <div className="input-group">
      {input}
      {tool}
    </div>
  ) : (
    input
  );
}
