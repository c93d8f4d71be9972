import { Icon } from '@bouwpoort/ui/atoms/icon.tsx';
import { classNames } from '@bouwpoort/ui/class-names.ts';
import { FieldError, messageIds } from '@bouwpoort/ui/molecules/field-messages.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { type ReactNode, useId } from 'react';

/** The source of a value. An overridden one includes the imported value. */
export type FieldSource =
  | { kind: 'own' }
  | { kind: 'import'; from: string; onOverride?: () => void }
  | { kind: 'overridden'; from: string; imported: string; onRelease?: () => void };

export interface FieldControl {
  id: string;
  readOnly?: true;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
}

interface SourceFieldProps {
  label: string;
  hint?: string;
  error?: string | undefined;
  isChanged?: boolean;
  source?: FieldSource;
  children: (control: FieldControl) => ReactNode;
}

/** A field in a ruled form: its name, its control, and the source of its value. */
export function SourceField({ label, hint, error, isChanged, source, children }: SourceFieldProps) {
  const id = useId();
  const describedBy = classNames(messageIds(id, { hint, error }), source && `${id}-source`);
  return (
    <div
      className={classNames(
        'ff',
        !source && 'ff--plain',
        isChanged && 'is-dirty',
        source?.kind === 'overridden' && 'is-over',
      )}
    >
      <div className="ff__l">
        <label id={`${id}-label`} htmlFor={id}>
          {label}
        </label>
        {hint && <small id={`${id}-hint`}>{hint}</small>}
      </div>
      <div>
        {children({
          id,
          ...(describedBy ? { 'aria-describedby': describedBy } : {}),
          ...(source?.kind === 'import' ? { readOnly: true } : {}),
          ...(error ? { 'aria-invalid': true } : {}),
        })}
        <FieldError id={`${id}-error`} role="alert">
          {error}
        </FieldError>
      </div>
      {source && (
        <div className="ff__s" id={`${id}-source`}>
          <SourceText source={source} label={label} fieldId={id} />
        </div>
      )}
    </div>
  );
}

function SourceText({ source, label, fieldId }: { source: FieldSource; label: string; fieldId: string }) {
  const { t } = useTranslation('beheer');
  const named = (text: string) => `${text}: ${label}`;
  if (source.kind === 'own') return null;
  if (source.kind === 'import')
    return (
      <>
        <Icon name="lock" size="small" />
        <span>
          {t('sourceImport', { from: source.from })}{' '}
          {source.onOverride && (
            <button
              type="button"
              aria-label={named(t('sourceOverride'))}
              onClick={() => {
                source.onOverride?.();
                document.getElementById(fieldId)?.focus();
              }}
            >
              {t('sourceOverride')}
            </button>
          )}
        </span>
      </>
    );
  return (
    <>
      <Icon name="pencil" size="small" />
      <span>
        <b>{t('sourceOverridden')}</b> {t('sourceImported', { from: source.from, value: source.imported })}{' '}
        {source.onRelease && (
          <button type="button" aria-label={named(t('sourceRelease'))} onClick={source.onRelease}>
            {t('sourceRelease')}
          </button>
        )}
      </span>
    </>
  );
}
