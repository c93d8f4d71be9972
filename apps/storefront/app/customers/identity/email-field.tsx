import { TextField } from '@bouwpoort/ui/molecules/text-field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

interface EmailFieldProps {
  error: string | undefined;
  defaultValue?: string | undefined;
  readOnly?: boolean;
}

export function EmailField({ error, ...input }: EmailFieldProps) {
  const { t } = useTranslation('session-screens');
  return (
    <TextField
      label={t('emailAddress')}
      error={error}
      {...input}
      name="emailAddress"
      type="email"
      required
      maxLength={254}
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
    />
  );
}
