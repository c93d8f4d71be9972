import type { Form } from '@bouwpoort/ui/form/use-form.ts';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId } from 'react';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldsProps {
  form: Pick<Form<{ password: string; passwordConfirmation: string }>, 'values' | 'errorOf'>;
  known: string[];
}

/** The fields to set a password: twice, with its rules and its strength. */
export function NewPasswordFields({ form, known }: NewPasswordFieldsProps) {
  const { t } = useTranslation('session-screens');
  const strengthId = useId();
  return (
    <>
      <div className="stack stack--s">
        <PasswordField
          name="password"
          label={t('newPassword')}
          showLabel={t('show_newPassword')}
          autoComplete="new-password"
          error={form.errorOf('password')}
          describedBy={strengthId}
        />
        <PasswordStrength id={strengthId} password={form.values.password} known={known} />
      </div>
      <PasswordField
        name="passwordConfirmation"
        label={t('passwordConfirmation')}
        showLabel={t('show_passwordConfirmation')}
        autoComplete="new-password"
        error={form.errorOf('passwordConfirmation')}
      />
    </>
  );
}
