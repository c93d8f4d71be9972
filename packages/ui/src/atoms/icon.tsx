import { classNames } from '../class-names.ts';
import type { IconName } from './icon-names.ts';

/** P 9: 16, 24, 24, 32, 48, 64 and 96 px; `control` is the 20 px that stands beside text in buttons and rows. */
export type IconSize =
  | 'small'
  | 'control'
  | 'medium'
  | 'large'
  | 'extra-large'
  | 'extra-extra-large'
  | 'huge'
  | 'gigantic';

interface IconProps {
  name: IconName;
  size?: IconSize;
  /** Only for an icon without text; beside text it is decorative. */
  label?: string;
  className?: string;
}

export function Icon({ name, size = 'medium', label, className }: IconProps) {
  const classes = classNames('icon', size !== 'medium' && size !== 'large' && `icon--${size}`, className);
  const symbol = <use href={`/icons.svg#${name}`} />;
  return label ? (
    <svg className={classes} role="img" aria-label={label}>
      {symbol}
    </svg>
  ) : (
    <svg className={classes} aria-hidden="true">
      {symbol}
    </svg>
  );
}
