import { classNames } from '@bouwpoort/ui/class-names.ts';
import type { ReactNode } from 'react';

/** `ok` is well, `wait` needs somebody soon, `bad` now; `done` is behind us, `off` was switched off. */
export type StateLook = 'ok' | 'done' | 'busy' | 'new' | 'wait' | 'bad' | 'off';

/** A shape and a word, never a colour alone. */
export function StateMark({ look, children }: { look?: StateLook; children: ReactNode }) {
  return <span className={classNames('st', look && `st--${look}`)}>{children}</span>;
}
