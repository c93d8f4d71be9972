import { classNames } from '@bouwpoort/ui/class-names.ts';
import type { ReactNode } from 'react';

interface QuoteFrameProps {
  /** Above the lines. */
  top: ReactNode;
  /** At the bottom of the screen, on a phone. */
  bar?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A quote on the page: the bar stands outside the column, so that it can stick to the edge of the screen. */
export function QuoteFrame({ top, bar, isWide, children }: QuoteFrameProps) {
  return (
    <>
      <div className="wrap">
        {top}
        <div className={classNames('with-side', isWide && 'with-side--wide')}>{children}</div>
      </div>
      {bar}
    </>
  );
}
