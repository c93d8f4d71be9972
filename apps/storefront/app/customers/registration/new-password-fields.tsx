import { typedField } from '@bouwpoort/ui/form/typed-field.ts';
import type { Form } from '@bouwpoort/ui/form/use-form.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { PasswordField } from '../identity/password-field.tsx';
import { meetsPolicy } from '../identity/password-policy.ts';
import { PasswordStrength } from '../identity/password-strength.tsx';
import { type DetailsValues, personalWords } from './registration-rules.ts';

interface NewPasswordFieldsProps {
  form: Form<DetailsValues>;
  /** Words that make a password easier to guess. */
  known: string[];
}

/** P 2.13: with its strength; the confirmation field counts only once the password is valid. */
export function NewPasswordFields({ form, known }: NewPasswordFieldsProps) {
  const { t } = useTranslation('registration');
  const strengthId = useId();
  const { values } = form;
  const { password } = values;
  return (
    <>
      <div className="span-2 stack stack--s">
        <PasswordField
          {...typedField(form, 'password')}
          label={t('field_password')}
          showLabel={t('showPassword')}
          autoComplete="new-password"
          describedBy={strengthId}
        />
        <PasswordStrength id={strengthId} password={password} known={[...known, ...personalWords(values)]} />
      </div>
      <div className="span-2">
        <PasswordField
          {...typedField(form, 'passwordConfirmation')}
          label={t('field_passwordConfirmation')}
          showLabel={t('showConfirmation')}
          autoComplete="new-password"
          disabled={!meetsPolicy(password)}
          hint={meetsPolicy(password) ? undefined : t('passwordFirst')}
        />
      </div>
    </>
  );
}
