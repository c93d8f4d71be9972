import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { useTranslation } from '@bouwpoort/ui/use-translation.ts';

interface EmailFieldProps {
  error: string | undefined;
  defaultValue?: string | undefined;
  readOnly?: boolean;
}

export function EmailField({ error, ...input }: EmailFieldProps) {
  const { t } = useTranslation('session-screens');
  return (
    <Field label={t('emailAddress')} error={error}>
      {(control) => (
        <Input
          {...control}
          {...input}
          name="emailAddress"
          type="email"
          required
          maxLength={254}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      )}
    </Field>
  );
}
