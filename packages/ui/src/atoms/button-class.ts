import { classNames } from '../class-names.ts';

export interface ButtonLook {
  /** One primary per view; `safety` is the portal's yellow, `inverse` stands on colour, `plain` has no box. */
  look?: 'primary' | 'secondary' | 'quiet' | 'safety' | 'inverse' | 'danger' | 'plain';
  size?: 'normal' | 'large';
  block?: boolean;
  /** `busy` shows an animated line without changing the width; `done` is a confirmation in place. */
  state?: 'idle' | 'busy' | 'done';
}

export function buttonClass({ look = 'secondary', size, block, state }: ButtonLook, className?: string): string {
  return classNames(
    'btn',
    look !== 'plain' && `btn--${look}`,
    size === 'large' && 'btn--l',
    block && 'btn--block',
    state === 'busy' && 'is-busy',
    state === 'done' && 'is-done',
    className,
  );
}
