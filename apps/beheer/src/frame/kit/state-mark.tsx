import { classNames } from '@bouwpoort/ui/class-names.ts';
import type { ReactNode } from 'react';

/** `ok` is normal, `wait` needs attention soon, `bad` now; `done` is completed, `off` is switched off. */
export type StateLook = 'ok' | 'done' | 'busy' | 'new' | 'wait' | 'bad' | 'off';

/** A shape and a word, never a colour alone. */
export function StateMark({ look, children }: { look?: StateLook; children: ReactNode }) {
  return <span className={classNames('st', look && `st--${look}`)}>{children}</span>;
}
