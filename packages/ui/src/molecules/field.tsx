import { type ReactNode, useId } from 'react';
import { Icon } from '../atoms/icon.tsx';
import { useTranslation } from '../use-translation.ts';

export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldTexts {
  label: string;
  hint?: ReactNode;
  /** Attention, not a refusal: the form may still be sent. */
  warning?: string | undefined;
  error?: string | undefined;
  optional?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  /** Gets what the control needs to belong to its label and messages. */
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, warning, error, optional, children }: FieldProps) {
  const { t } = useTranslation('chrome');
  const id = useId();
  const describedBy = [hint && `${id}-hint`, warning && `${id}-warning`, error && `${id}-error`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="opt">{t('fieldOptional')}</span>}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
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
      {error && (
        <p className="field__error" id={`${id}-error`}>
          <Icon name="error" size="small" />
          {error}
        </p>
      )}
    </div>
  );
}
