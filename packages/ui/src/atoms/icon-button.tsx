import type { ButtonHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import { type ButtonLook, buttonClass } from './button-class.ts';
import { Icon, type IconSize } from './icon.tsx';
import type { IconName } from './icon-names.ts';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'children'> {
  icon: IconName;
  /** The accessible name. */
  label: string;
  look?: ButtonLook['look'];
  size?: IconSize;
}

export function IconButton({ icon, label, look = 'plain', size = 'control', className, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={classNames(buttonClass({ look }, 'btn--icon'), className)}
      aria-label={label}
      {...rest}
    >
      <Icon name={icon} size={size} />
    </button>
  );
}
