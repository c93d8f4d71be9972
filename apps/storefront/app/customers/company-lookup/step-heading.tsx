import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useEffect, useId, useRef } from 'react';

interface StepHeadingProps {
  /** Absent where there are no steps. */
  step?: 1 | 2 | 3;
  children: ReactNode;
  /** Receives the focus, so that a screen reader announces it: for a screen that replaces another. */
  takesFocus?: boolean;
}

export function StepHeading({ step, children, takesFocus = false }: StepHeadingProps) {
  const { t } = useTranslation('registration');
  const heading = useRef<HTMLHeadingElement>(null);
  const id = useId();
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div>
      {step && (
        <p className="small muted" id={id}>
          {t('step', { step })}
        </p>
      )}
      <h1 ref={heading} tabIndex={-1} className="registration__heading" aria-describedby={step ? id : undefined}>
        {children}
      </h1>
    </div>
  );
}
