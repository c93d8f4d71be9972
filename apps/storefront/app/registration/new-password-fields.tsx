import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { meetsPolicy } from '../session/password-policy.ts';
import { IconButton } from '../ui/atoms/icon-button.tsx';
import { Input } from '../ui/atoms/input.tsx';
import { Field } from '../ui/molecules/field.tsx';
import type { DetailsValues } from './registration-rules.ts';
import { useFieldErrors } from './use-field-errors.ts';
import type { Fields } from './use-fields.ts';

export function NewPasswordFields({ fields }: { fields: Fields<DetailsValues> }) {
  const { t } = useTranslation('registration');
  const errorOf = useFieldErrors(fields);
  const [shown, setShown] = useState(false);
  const tool = (
    <IconButton
      icon={shown ? 'eye-off' : 'eye'}
      label={shown ? 'Verberg' : 'Toon'}
      onClick={() => setShown((now) => !now)}
    />
  );
  return (
    <>
      <div className="span-2">
        <Field label={t('field_password')} error={errorOf('password')}>
          {(control) => (
            <Input
              {...control}
              name="password"
              type={shown ? 'text' : 'password'}
              tool={tool}
              autoComplete="new-password"
              value={fields.values.password}
              onChange={({ target }) => fields.set('password', target.value)}
              onBlur={() => fields.leave('password')}
            />
          )}
        </Field>
      </div>
      <div className="span-2">
        <Field label={t('field_passwordConfirmation')} error={errorOf('passwordConfirmation')}>
          {(control) => (
            <Input
              {...control}
              name="passwordConfirmation"
              type={shown ? 'text' : 'password'}
              autoComplete="new-password"
              disabled={!meetsPolicy(fields.values.password)}
              value={fields.values.passwordConfirmation}
              onChange={({ target }) => fields.set('passwordConfirmation', target.value)}
              onBlur={({ target }) => target.value !== '' && fields.leave('passwordConfirmation')}
            />
          )}
        </Field>
      </div>
    </>
  );
}
