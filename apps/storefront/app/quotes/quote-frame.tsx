import { classNames } from '@bouwpoort/ui/class-names.ts';
import type { ReactNode } from 'react';

interface QuoteFrameProps {
  /** What stands above the lines. */
  top: ReactNode;
  /** On a phone, at the thumb. */
  bar?: ReactNode;
  isWide?: boolean;
  children: ReactNode;
}

/** A quote on the page: the bar stands outside the column, where it can stick to the edge of the screen. */
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
