import type { ReactNode } from 'react';
import { clockTimeWithSeconds, dayOf, fullMoment, shortMoment } from '../texts/dutch-time.ts';

interface MomentProps {
  at: string;
  /** `short`: today the time, else the day; `precise`: to the second; `full`: in words. */
  show?: keyof typeof texts;
  className?: string;
  /** Content instead of the moment itself. */
  children?: ReactNode;
}

const texts = {
  short: (at: string) => shortMoment(at),
  precise: (at: string) =>
    dayOf(at) === dayOf(new Date()) ? clockTimeWithSeconds(at) : `${shortMoment(at)} ${clockTimeWithSeconds(at)}`,
  full: fullMoment,
};

/** A moment in short form, with the full form as its title. */
export function Moment({ at, show = 'short', className, children }: MomentProps) {
  return (
    <time dateTime={at} title={fullMoment(at)} className={className}>
      {children ?? texts[show](at)}
    </time>
  );
}
