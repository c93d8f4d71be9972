import type { ReactNode } from 'react';
import { Icon } from '../atoms/icon.tsx';

export interface MessageTexts {
  hint?: ReactNode;
  /** Does not block submission. */
  warning?: string | undefined;
  error?: string | undefined;
}

/** The ids of the messages below a control, for its `aria-describedby`. */
export function messageIds(id: string, { hint, warning, error }: MessageTexts): string | undefined {
  return (
    [hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`].filter(Boolean).join(' ') || undefined
  );
}

/** The messages below a control. */
export function FieldMessages({ id, hint, warning, error }: MessageTexts & { id: string }) {
  return (
    <>
      {hint && (
        <p className="field__hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {warning && (
        <p className="field__warn" id={`${id}-warning`}>
          <Icon name="warning" size="small" />
          {warning}
        </p>
      )}
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </>
  );
}

interface FieldErrorProps {
  id?: string;
  /** For an error that appears while the focus is elsewhere. */
  role?: 'alert';
  /** Renders nothing when empty. */
  children: ReactNode;
}

export function FieldError({ id, role, children }: FieldErrorProps) {
  if (!children) return null;
  return (
    <p className="field__error" id={id} role={role}>
      <Icon name="error" size="small" />
      {children}
    </p>
  );
}
