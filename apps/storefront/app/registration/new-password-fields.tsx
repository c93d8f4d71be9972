import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { PasswordField } from '../identity/password-field.tsx';
import { meetsPolicy } from '../identity/password-policy.ts';
import { PasswordStrength } from '../identity/password-strength.tsx';
import { type DetailsValues, personalWords } from './registration-rules.ts';
import { useFieldErrors } from './use-field-errors.ts';
import type { Fields } from './use-fields.ts';

interface NewPasswordFieldsProps {
  fields: Fields<DetailsValues>;
  /** Words that make a password easier to guess. */
  known: string[];
}

/** P 2.13: with its strength, and to be repeated only once it will do. */
export function NewPasswordFields({ fields, known }: NewPasswordFieldsProps) {
  const { t } = useTranslation('registration');
  const errorOf = useFieldErrors(fields);
  const strengthId = useId();
  const { password, passwordConfirmation } = fields.values;
  return (
    <>
      <div className="span-2 stack stack--s">
        <PasswordField
          name="password"
          label={t('field_password')}
          showLabel={t('showPassword')}
          autoComplete="new-password"
          error={errorOf('password')}
          describedBy={strengthId}
          value={password}
          onChange={({ target }) => fields.set('password', target.value)}
        />
        <PasswordStrength id={strengthId} password={password} known={[...known, ...personalWords(fields.values)]} />
      </div>
      <div className="span-2">
        <PasswordField
          name="passwordConfirmation"
          label={t('field_passwordConfirmation')}
          showLabel={t('showConfirmation')}
          autoComplete="new-password"
          error={errorOf('passwordConfirmation')}
          disabled={!meetsPolicy(password)}
          value={passwordConfirmation}
          onChange={({ target }) => fields.set('passwordConfirmation', target.value)}
        />
      </div>
    </>
  );
}
