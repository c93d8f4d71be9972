import { initialsOf } from './initials.ts';

/** Initials in a square; the name stands beside it. */
export function Avatar({ name, small }: { name: string; small?: boolean }) {
  return (
    <span className={small ? 'ava ava--s' : 'ava'} aria-hidden="true">
      {initialsOf(name)}
    </span>
  );
}
