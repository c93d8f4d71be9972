import { Button } from '@bouwpoort/ui/atoms/button.tsx';
import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import type { FieldTexts } from '@bouwpoort/ui/molecules/field.tsx';
import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useState } from 'react';
import { useSchemaForm } from '../links/schema-form-context.ts';

interface RecordFieldProps extends FieldTexts {
  value: Readonly<Record<string, unknown>>;
  onChange: (value: Record<string, unknown>) => void;
}

/** Names known to an external program, each with a text. */
export function RecordField({ label, hint, error, value, onChange }: RecordFieldProps) {
  const { t } = useTranslation('beheer-pages');
  const { readOnly } = useSchemaForm();
  const [name, setName] = useState('');
  const entries = Object.entries(value);
  const isRight = /^[a-z][a-z-]*$/.test(name) && !Object.hasOwn(value, name);
  return (
    <fieldset className="sf__group" disabled={readOnly}>
      <legend className="field__label">{label}</legend>
      {hint && <p className="field__hint">{hint}</p>}
      {entries.map(([key, text]) => (
        <div key={key} className="sf__pair">
          <TextField
            label={key}
            value={String(text)}
            autoComplete="off"
            onChange={({ target }) => onChange({ ...value, [key]: target.value })}
          />
          <IconButton
            look="quiet"
            className="btn--s"
            icon="trash"
            label={t('itemRemove', { name: key })}
            onClick={() => onChange(Object.fromEntries(entries.filter(([other]) => other !== key)))}
          />
        </div>
      ))}
      <div className="sf__pair">
        <TextField
          label={t('newSetting')}
          error={error}
          value={name}
          autoComplete="off"
          onChange={({ target }) => setName(target.value)}
        />
        <Button
          className="btn--s"
          disabled={!isRight}
          onClick={() => {
            onChange({ ...value, [name]: '' });
            setName('');
          }}
        >
          {t('add')}
        </Button>
      </div>
    </fieldset>
  );
}
