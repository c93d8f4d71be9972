import { IconButton } from '@bouwpoort/ui/atoms/icon-button.tsx';
import { Input } from '@bouwpoort/ui/atoms/input.tsx';
import { Field } from '@bouwpoort/ui/molecules/field.tsx';
import { type ChangeEventHandler, useState } from 'react';

interface PasswordFieldProps {
  name: string;
  label: string;
  /** The name of the toggle that shows the password; its pressed state is announced. */
  showLabel: string;
  autoComplete: 'current-password' | 'new-password';
  error?: string | undefined;
  /** The id of other descriptions: the rules, the strength. */
  describedBy?: string;
  disabled?: boolean;
  /** Why the field is disabled, or what it expects. */
  hint?: string | undefined;
  value?: string;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** P 2.12: show/hide password controls exist. */
export function PasswordField({ label, showLabel, error, hint, describedBy, ...input }: PasswordFieldProps) {
  const [isShown, setShown] = useState(false);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Input
          {...control}
          {...input}
          type={isShown ? 'text' : 'password'}
          required
          maxLength={200}
          autoCapitalize="none"
          spellCheck={false}
          aria-describedby={[control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined}
          tool={
            <IconButton
              className="password-toggle"
              icon={isShown ? 'eye-off' : 'eye'}
              size="medium"
              label={showLabel}
              aria-pressed={isShown}
              aria-controls={control.id}
              onClick={() => setShown(!isShown)}
            />
          }
        />
      )}
    </Field>
  );
}
