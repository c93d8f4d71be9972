import { type ReactNode, useId } from 'react';
import { useTranslation } from '../use-translation.ts';
import { FieldMessages, type MessageTexts, messageIds } from './field-messages.tsx';

export interface FieldControl {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

export interface FieldTexts extends MessageTexts {
  label: string;
  optional?: boolean | undefined;
}

interface FieldProps extends FieldTexts {
  /** Receives the attributes that connect the control to its label and messages. */
  children: (control: FieldControl) => ReactNode;
}

export function Field({ label, hint, warning, error, optional, children }: FieldProps) {
  const { t } = useTranslation('chrome');
  const id = useId();
  const messages = { hint, warning, error };
  return (
    <div className="field">
      <label className="field__label" htmlFor={id}>
        {label}
        {optional && <span className="opt">{t('fieldOptional')}</span>}
      </label>
      {children({ id, 'aria-describedby': messageIds(id, messages), 'aria-invalid': error ? true : undefined })}
      <FieldMessages id={id} {...messages} />
    </div>
  );
}
