import { useTranslation } from '@bouwpoort/ui/use-translation.ts';
import { useId, useState } from 'react';
import type { FieldMistakes } from './field-mistakes.ts';
import { PasswordField } from './password-field.tsx';
import { PasswordStrength } from './password-strength.tsx';

interface NewPasswordFieldsProps {
  mistakes: FieldMistakes;
  known: string[];
}

/** Wherever a password is set: twice, with its rules and its strength. */
export function NewPasswordFields({ mistakes, known }: NewPasswordFieldsProps) {
  const { t } = useTranslation('session-screens');
  const strengthId = useId();
  const [password, setPassword] = useState('');
  return (
    <>
      <div className="stack stack--s">
        <PasswordField
          name="password"
          label={t('newPassword')}
          showLabel={t('show_newPassword')}
          autoComplete="new-password"
          error={mistakes.password && t(mistakes.password)}
          describedBy={strengthId}
          onChange={(event) => setPassword(event.target.value)}
        />
        <PasswordStrength id={strengthId} password={password} known={known} />
      </div>
      <PasswordField
        name="passwordConfirmation"
        label={t('passwordConfirmation')}
        showLabel={t('show_passwordConfirmation')}
        autoComplete="new-password"
        error={mistakes.passwordConfirmation && t(mistakes.passwordConfirmation)}
      />
    </>
  );
}
