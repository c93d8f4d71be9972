import type { ButtonHTMLAttributes } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface ButtonProps extends ButtonLook, ButtonHTMLAttributes<HTMLButtonElement> {
  icon?: IconName;
}

export function Button({ look, size, block, state, icon, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      type={type}
      className={buttonClass({ look, size, block, state }, className)}
      aria-busy={state === 'busy' || undefined}
      {...rest}
    >
      {icon && <Icon name={icon} size={size === 'large' ? 'medium' : 'control'} />}
      {children}
    </button>
  );
}
