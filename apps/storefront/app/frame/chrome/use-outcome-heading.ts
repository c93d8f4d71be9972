import { type RefObject, useEffect, useRef } from 'react';

/**
 * Brings the user to the heading when their decision replaces what the page shows: the button they pressed is gone, and
 * the page may be much shorter. The heading needs `tabIndex={-1}`.
 */
export function useOutcomeHeading(outcome: string): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(outcome);
  useEffect(() => {
    if (shown.current === outcome) return;
    shown.current = outcome;
    heading.current?.focus({ preventScroll: true });
    window.scrollTo({ top: 0 });
  }, [outcome]);
  return heading;
}
