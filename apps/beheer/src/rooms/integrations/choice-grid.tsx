import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import type { ReactNode } from 'react';

/** Several boxes under one name. */
export function ChoiceGrid({
  label,
  error,
  children,
}: {
  label: string;
  error: string | undefined;
  children: ReactNode;
}) {
  return (
    <fieldset className="check-grid">
      <legend>{label}</legend>
      {children}
      {error && (
        <p className="field__error">
          <Icon name="error" size="small" />
          {error}
        </p>
      )}
    </fieldset>
  );
}

export function toggled<T>(before: readonly T[], one: T): T[] {
  return before.includes(one) ? before.filter((other) => other !== one) : [...before, one];
}
