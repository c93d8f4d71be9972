import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

interface BadgeProps {
  look?: 'accent' | 'soft' | 'attention' | 'error' | 'outline' | 'ink';
  className?: string;
  children: ReactNode;
}

export function Badge({ look, className, children }: BadgeProps) {
  return <span className={classNames('badge', look && `badge--${look}`, className)}>{children}</span>;
}
